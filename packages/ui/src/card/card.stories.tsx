import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp, Heart } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import disc from '../../drawings/brake-disc.svg'
import pads from '../../drawings/brake-pads.svg'
import headlight from '../../drawings/headlight.svg'
import oil from '../../drawings/oil-can.svg'
import { Badge } from '../badge/badge.tsx'
import { IconButton } from '../button/button.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { Plate } from '../plate/plate.tsx'
import { SkeletonCard, SkeletonGroup } from '../skeleton/skeleton.tsx'
import { MediaCard, RowCard } from './card.tsx'
import { groundOf } from './ground.ts'

const parts = [
  {
    id: 3,
    src: disc,
    price: '58 000 ₸',
    title: 'Диски тормозные Brembo Max, перед, пара, Camry XV50',
    number: '214',
  },
  {
    id: 7,
    src: pads,
    price: '16 500 ₸',
    title: 'Колодки TRW GDB3454 к дискам 296 мм, Camry 50',
    number: '209',
  },
  { id: 8, src: headlight, price: '145 000 ₸', title: 'Фара правая LED, Toyota RAV4', number: '318' },
  { id: 13, src: oil, price: 'договорная', title: 'Масло Mobil 1 FS 5W-30, 4 л', number: '104' },
]

const favourite = fn()

const meta = {
  component: MediaCard,
  args: {
    picture: <Drawing src={disc} />,
    ground: groundOf(48213),
    price: '58 000 ₸',
    title: <a href="#ad">Диски тормозные Brembo Max, перед, пара, Camry XV50</a>,
    badge: (
      <Badge tone="accent" icon={<ArrowUp aria-hidden />}>
        Поднято
      </Badge>
    ),
    action: (
      <IconButton label="В избранное" size="sm" onClick={favourite}>
        <Heart aria-hidden />
      </IconButton>
    ),
    meta: (
      <>
        <Plate level={2} number="214" label="2 этаж, бутик 214" />
        <time dateTime="2026-11-21T11:42">сегодня, 11:42</time>
      </>
    ),
  },
  render: (args) => (
    <div className="max-w-68">
      <MediaCard {...args} />
    </div>
  ),
} satisfies Meta<typeof MediaCard>

export default meta
type Story = StoryObj<typeof meta>

export const Media: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    const button = canvas.getByRole('button', { name: 'В избранное' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(favourite).toHaveBeenCalled()
    await userEvent.tab()
    await expect(link).toHaveFocus()
    // The whole card is a target of the link, except for the button above it.
    const card = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(card.left + 60, card.top + 90)).toBe(link)
    const { left, top, width } = button.getBoundingClientRect()
    await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + 6) as HTMLElement)
  },
}

export const Grid: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-x-3 gap-y-6 xs:grid-cols-[repeat(auto-fill,minmax(232px,1fr))] xs:gap-x-5 xs:gap-y-8">
      {parts.map(({ id, src, price, title, number }) => (
        <MediaCard
          key={id}
          picture={<Drawing src={src} />}
          ground={groundOf(id)}
          price={price}
          title={<a href={`#${id}`}>{title}</a>}
          meta={<Plate level={Number(number[0])} number={number} label={`Бутик ${number}`} />}
        />
      ))}
    </div>
  ),
}

export const Rows: Story = {
  render: () => (
    <ul className="max-w-90">
      {parts.map(({ id, src, price, title, number }) => (
        <li key={id} className="border-line py-3 not-first:border-t">
          <RowCard
            picture={<Drawing src={src} className="w-[92%]" />}
            ground={groundOf(id)}
            price={price}
            title={<a href={`#${id}`}>{title}</a>}
            aside={<time dateTime="PT3M">3 мин назад</time>}
            meta={<Plate level={Number(number[0])} number={number} label={`Бутик ${number}`} />}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем объявления" className="max-w-68">
      <SkeletonCard />
    </SkeletonGroup>
  ),
}

export const Bare: Story = {
  args: { picture: undefined, badge: undefined, action: undefined, meta: undefined },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    price: 'бағасы келісім бойынша',
    title: (
      <a href="#ad">
        Алдыңғы желдетілетін тежегіш дискілері, қалыпқа келтірілген, екі данадан тұратын жинақ, Toyota Camry
        XV50
      </a>
    ),
    meta: (
      <>
        <Plate level={2} number="214" label="2-қабат, 214 бутик" />
        <span>Қалпына келтірілген бөлшек, кепілдігі бар</span>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-35">
        <Story />
      </div>
    ),
  ],
}
