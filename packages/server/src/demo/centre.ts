import type { Random } from './random.ts'

/** The content of the footer and the contacts page; the contract's `Contact`. */
export const contact = {
  phones: [
    { phone: '+77273000010', label: 'Справочная', label_kk: 'Анықтама' },
    { phone: '+77013000010', label: 'Аренда и реклама', label_kk: 'Жалға беру және жарнама' },
  ],
  address: 'Алматы, пр. Суюнбая, 159',
  address_kk: 'Алматы, Сүйінбай даңғылы, 159',
  email: 'info@sauda.example',
  hours: [
    { weekdays: [1, 2, 3, 4, 5, 6], from: '09:00', to: '19:00' },
    { weekdays: [7], from: '10:00', to: '18:00' },
  ],
  route: [
    'На машине: с проспекта Суюнбая направо у светофора перед центром, въезд на парковку под навесом. Грузовые машины заезжают со двора, ворота 3.',
    'На автобусе: остановка «Авторынок», две минуты пешком до входа А.',
    'На парковке 1 400 мест, первый час бесплатно. Зарядка электромобилей у входа Б.',
  ].join('\n'),
  route_kk: [
    'Көлікпен: Сүйінбай даңғылымен келіп, орталық алдындағы бағдаршамнан оңға бұрылыңыз, автотұраққа қалқаның астымен кіресіз. Жүк көліктері ауладан, 3-қақпадан кіреді.',
    'Автобуспен: «Авторынок» аялдамасынан А кіреберісіне дейін жаяу екі минут.',
    'Автотұрақта 1 400 орын бар, бірінші сағат тегін. Электромобильді Б кіреберісінде қуаттайсыз.',
  ].join('\n'),
  map_link: 'https://www.openstreetmap.org/?mlat=43.3005&mlon=76.9430#map=16/43.3005/76.9430',
}

export interface DemoLevel {
  level: number
  name: string
  name_kk: string
}

/** From the ground up. */
export const levels: readonly DemoLevel[] = [
  { level: 1, name: 'Масла, фильтры, автохимия', name_kk: 'Майлар, сүзгілер, автохимия' },
  { level: 2, name: 'Тормоза, подвеска, двигатель', name_kk: 'Тежегіш, аспа, қозғалтқыш' },
  { level: 3, name: 'Кузов и свет', name_kk: 'Шанақ және жарық' },
  { level: 4, name: 'Шины и диски', name_kk: 'Шиналар мен дискілер' },
  { level: 5, name: 'Сервис и тюнинг', name_kk: 'Сервис және тюнинг' },
]

export interface DemoRoom {
  level: number
  number: string
  /** Square metres. */
  area: number
}

const ROOMS_A_LEVEL = 40

/** Every tenth room is a corner room and larger. */
export const makeRooms = (random: Random): DemoRoom[] =>
  levels.flatMap(({ level }) =>
    Array.from({ length: ROOMS_A_LEVEL }, (_, at) => ({
      level,
      number: String(level * 100 + at + 1),
      area: (at % 10 === 0 ? random.int(96, 180) : random.int(24, 84)) / 2 + 6,
    })),
  )
