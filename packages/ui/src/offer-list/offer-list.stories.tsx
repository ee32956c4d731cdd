import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Plate } from '../plate/plate.tsx'
import { Offer, OfferList } from './offer-list.tsx'

const meta = {
  component: OfferList,
  args: {
    'aria-label': 'Ответы',
    children: (
      <>
        <Offer
          isNew
          newLabel="Новый ответ"
          price="18 000 ₸"
          oldPrice="20 000 ₸"
          reason="Дешевле всех"
          title="Б/у, контрактный из Японии"
          place={
            <>
              <Plate level={4} number="418" label="4 этаж, бутик 418" />
              <span>Қосалқы</span>
            </>
          }
          actions={
            <>
              <Button size="sm">Иду</Button>
              <Button size="sm" variant="soft">
                Написать
              </Button>
            </>
          }
        >
          <p>Есть сейчас. Поршни ходят, пыльники целые.</p>
        </Offer>
        <Offer price="38 500–42 000 ₸" title="Новый, TRW" place={<Plate level={2} number="214" />} />
      </>
    ),
  },
} satisfies Meta<typeof OfferList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText('Новый ответ')).toBeInTheDocument()
    await expect(canvas.getByText('20 000 ₸').tagName).toBe('S')
  },
}

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div className="w-72 px-gutter">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('listitem')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    children: (
      <Offer
        price="1 380 500–1 420 000 ₸"
        reason="Барлығынан арзан, қазір бар"
        title="Қалпына келтірілген, алты айлық кепілдігі бар, ескісіне айырбастауға болады"
        place={<Plate level={2} number="2-214, 2-215" label="2-қабат, 214 және 215-бутиктер" />}
      />
    ),
  },
}
