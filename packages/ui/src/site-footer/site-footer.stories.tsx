import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Logo } from '../logo/logo.tsx'
import { SiteFooter } from './site-footer.tsx'

const links = (...words: string[]) =>
  words.map((word) => (
    <a key={word} href={`#${word}`}>
      {word}
    </a>
  ))

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo deep>sauda</Logo>,
    phones: [
      <a key="1" href="tel:+77273000010">
        +7 (727) 300-00-10
      </a>,
      <a key="2" href="tel:+77013000010">
        +7 (701) 300-00-10
      </a>,
    ],
    note: 'Справочная, ежедневно 09:00–19:00',
    columns: [
      { title: 'Покупателям', links: links('Каталог объявлений', 'Карта этажей', 'Заявка на деталь') },
      { title: 'Арендаторам', links: links('Свободные бутики', 'Счета и акты', 'Правила центра') },
      { title: 'Портал', links: links('О центре', 'Контакты', 'Пользовательское соглашение') },
    ],
    base: (
      <>
        <span>© 2026 Sauda. Торговый центр автозапчастей, Алматы</span>
        <a href="#kk" lang="kk">
          Қазақша нұсқасы
        </a>
      </>
    ),
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Footer: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('sauda').getBoundingClientRect()
    await expect([width, height]).toEqual([124, 38])
    await expect(canvas.getByRole('navigation', { name: 'Арендаторам' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '+7 (727) 300-00-10' })).toHaveFocus()
  },
}

export const Bare: Story = {
  args: { phones: undefined, note: undefined, columns: undefined, base: undefined },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    note: 'Анықтама қызметі күн сайын 09:00–19:00 аралығында жұмыс істейді',
    columns: [
      { title: 'Сатып алушыларға', links: links('Хабарландырулар каталогы', 'Қабаттар картасы') },
      { title: 'Жалға алушыларға', links: links('Бос бутиктер', 'Шоттар мен актілер') },
      { title: 'Портал туралы', links: links('Пайдаланушы келісімі', 'Құпиялылық саясаты') },
    ],
    base: <span>© 2026 Sauda. Автобөлшектер сауда орталығы, Алматы қаласы</span>,
  },
}
