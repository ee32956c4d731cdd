import {
  ArrowUpDown,
  Baby,
  Box,
  Cctv,
  Clock,
  Coffee,
  Container,
  CreditCard,
  Disc3,
  Droplets,
  type LucideIcon,
  Package,
  ShieldCheck,
  SquareParking,
  Star,
  Tag,
  Truck,
  Users,
  Utensils,
  Wifi,
  Wrench,
} from 'lucide-react'

const ICONS: ReadonlyMap<string | null, LucideIcon> = new Map(
  Object.entries({
    parking: SquareParking,
    food: Utensils,
    coffee: Coffee,
    wifi: Wifi,
    delivery: Truck,
    pickup: Package,
    atm: CreditCard,
    cargo: Container,
    security: Cctv,
    kids: Baby,
    elevator: ArrowUpDown,
    wash: Droplets,
    tyre: Disc3,
    repair: Wrench,
    shield: ShieldCheck,
    price: Tag,
    people: Users,
    clock: Clock,
    box: Box,
    star: Star,
  }),
)

/** The icon that an editor has chosen; nothing for one that this portal does not have. */
export function ContentIcon({ name }: { name: string | null }) {
  const Icon = ICONS.get(name)
  return Icon ? <Icon aria-hidden /> : null
}
