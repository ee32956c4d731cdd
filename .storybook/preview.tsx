import '@fontsource-variable/golos-text/index.css'
import '@fontsource-variable/geologica/index.css'
import './storybook.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

/** Theme and language stand on <html>, as on the portal, so that portals and the page's ground follow. */
const withThemeAndLanguage: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme
  document.documentElement.lang = globals.language
  return <Story />
}

const preview: Preview = {
  async beforeAll() {
    // How long `waitFor` and `findBy…` wait at most: far more than any step needs, so that a busy machine fails no story.
    configure({ asyncUtilTimeout: 20_000 })
    // Stories that measure texts would otherwise race with the fonts.
    await Promise.all([...document.fonts].map((face) => face.load()))
  },
  decorators: [withThemeAndLanguage],
  initialGlobals: { theme: 'light', language: 'ru' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'kk', title: 'Қазақша' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'padded',
  },
  tags: ['autodocs'],
}

export default preview
