import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { PaperView } from './paper-view.tsx'

/** A sheet with a few lines of text, drawn as SVG. */
const sheet = (page: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" fill="#fff"/><g font-family="sans-serif" fill="#16181a"><text x="120" y="180" font-size="40">АКТ ВЫПОЛНЕННЫХ РАБОТ</text><text x="120" y="260" font-size="28">Аренда помещения 2-214, октябрь 2026 г.</text><text x="120" y="1680" font-size="24">Страница ${page}</text></g></svg>`,
  )}`
const pagesOf = (total: number) =>
  Array.from({ length: total }, (_, index) => ({
    src: sheet(index + 1),
    alt: `Акт № АВР-01846, страница ${index + 1} из ${total}`,
  }))

const meta = {
  component: PaperView,
  args: {
    pages: pagesOf(1),
    title: 'Форма Р-1, 1 страница',
    labels: {
      paper: 'Документ',
      pages: 'Страницы',
      zoomIn: 'Крупнее',
      zoomOut: 'Мельче',
      fit: 'По ширине',
      percent: (zoom) => `${zoom} %`,
      print: 'Печать',
      fullScreen: 'На весь экран',
      close: 'Закрыть',
      loading: 'Страница загружается',
      failed: 'Страница не открылась',
      retry: 'Повторить',
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-190">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PaperView>

export default meta
type Story = StoryObj<typeof meta>

export const OnePage: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const list = canvas.getByRole('list', { name: 'Страницы' })
    const page = canvas.getByRole('link', { name: 'Акт № АВР-01846, страница 1 из 1' })
    await step('keys change the zoom within its limits', async () => {
      page.focus()
      await userEvent.keyboard('-')
      await expect(list.firstElementChild).toHaveAttribute('style', 'width: 100%;')
      await userEvent.keyboard('+++++++')
      await expect(list.firstElementChild).toHaveAttribute('style', 'width: 300%;')
      await expect(canvas.getByRole('button', { name: 'Крупнее' })).toBeDisabled()
      await userEvent.keyboard('0')
      await expect(list.firstElementChild).toHaveAttribute('style', 'width: 100%;')
    })
    await step("the browser's own zoom keys are left to it", async () => {
      const stopped = !fireEvent.keyDown(page, { key: '+', ctrlKey: true })
      await expect(stopped).toBe(false)
      await expect(list.firstElementChild).toHaveAttribute('style', 'width: 100%;')
    })
    await step('buttons do the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Крупнее' }))
      await expect(canvas.getByRole('button', { name: /По ширине/ })).toHaveTextContent('125 %')
      await userEvent.click(canvas.getByRole('button', { name: /По ширине/ }))
      await expect(canvas.getByRole('button', { name: 'Мельче' })).toBeDisabled()
    })
    await step('a page opens the full screen and the focus returns', async () => {
      page.focus()
      await userEvent.click(page)
      const screen = await canvas.findByRole('dialog', { name: 'Документ' })
      await expect(screen.matches(':modal')).toBe(true)
      await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
      await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull())
      await expect(page).toHaveFocus()
    })
  },
}

export const ManyPages: Story = {
  args: { pages: pagesOf(12), title: '12 страниц' },
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole('img')
    await expect(images).toHaveLength(12)
    await expect(images[0]).toHaveAttribute('loading', 'eager')
    for (const image of images.slice(1)) {
      await expect(image).toHaveAttribute('loading', 'lazy')
      await expect(image.clientHeight / image.clientWidth).toBeCloseTo(297 / 210, 1)
    }
  },
}

/** The address of the page is not known yet: the sheet keeps its place. */
export const Loading: Story = {
  args: { pages: [{ src: null, alt: 'Акт № АВР-01846, страница 1 из 1' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Страница загружается')).toBeInTheDocument()
    const page = canvasElement.querySelector('[data-slot=paper-page]')
    await expect(page?.clientHeight ?? 0).toBeGreaterThan(page?.clientWidth ?? 0)
  },
}

export const Failed: Story = {
  args: {
    pages: [
      { src: 'data:image/webp;base64,AAAA', alt: 'Акт № АВР-01846, страница 1 из 2' },
      ...pagesOf(2).slice(1),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Страница не открылась')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /страница 2 из 2/ })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=paper-page]')).toHaveStyle({
      backgroundColor: 'rgb(255, 255, 255)',
    })
  },
}

export const LongKazakh: Story = {
  globals: { language: 'kk' },
  args: {
    title: 'Қазақстан Республикасы Қаржы министрінің бұйрығымен бекітілген Р-1 нысаны, 1 бет',
    labels: {
      ...meta.args.labels,
      zoomIn: 'Үлкейту',
      zoomOut: 'Кішірейту',
      fit: 'Ені бойынша сыйғызу',
      print: 'Басып шығару',
      fullScreen: 'Бүкіл экранға',
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
}
