import type { CentreText, ContentImage } from '@sauda/sdk/content'
import { expect, it } from 'vitest'
import { testPart } from '../../shell/test-part.ts'
import { House, type HouseProps } from './house.tsx'

const ABOUT: CentreText = {
  id: 1,
  title: 'О центре',
  title_kk: null,
  lead: 'Всё под одной крышей.',
  lead_kk: null,
  text: '## Этажи',
  html: '<h2 id="t-etazhi">Этажи</h2><p>Каждый торгует своим.</p>',
  contents: [],
  text_kk: null,
  html_kk: null,
  contents_kk: [],
  version: 1,
  effective_on: '2026-11-01',
  change_note: null,
  change_note_kk: null,
  versions: [],
  updated_at: '2026-11-01T06:00:00.000Z',
}

const at = (size: string) => `/api/content/image/0123456789abcdef0123/${size}`
const IMAGE: ContentImage = {
  key: '0123456789abcdef0123',
  width: 1280,
  height: 960,
  small: at('small.webp'),
  medium: at('medium.webp'),
  large: at('large.webp'),
  jpeg: at('large.jpeg'),
  avif_small: at('small.avif'),
  avif_medium: at('medium.avif'),
  avif: at('large.avif'),
  preview: 'data:image/webp;base64,UklGRg==',
  focal: { x: 0.5, y: 0.5 },
  alt: 'Парковка у входа А',
  alt_kk: null,
}

const PARKING: HouseProps['infrastructure'][number] = {
  id: 7,
  position: 1,
  title: 'Парковка',
  title_kk: 'Автотұрақ',
  summary: null,
  summary_kk: null,
  level: null,
  icon: 'parking',
  image: IMAGE,
  updated_at: '2026-11-01T06:00:00.000Z',
}

const NOTHING: HouseProps = { about: null, facts: [], infrastructure: [], options: [] }

const shown = (props: Partial<HouseProps>, language: 'ru' | 'kk' = 'ru') =>
  testPart(<House {...NOTHING} {...props} />, language)

it('shows the opening sentence of the text about the centre, and unfolds the text', () => {
  const html = shown({ about: ABOUT })
  expect(html).toContain('Всё под одной крышей.')
  expect(html).toMatch(/<details.*<summary.*Подробнее о центре.*Каждый торгует своим\./)
  expect(html).toContain('<h2 id="about-t-etazhi">')
})

it('says what the centre promises as long as nobody has written an opening sentence', () => {
  for (const about of [null, { ...ABOUT, lead: null }]) {
    expect(shown({ about })).toContain('Низкие цены, гарантия качества')
    expect(shown({ about }, 'kk')).toContain('Төмен баға, сапа кепілдігі')
  }
})

it('unfolds nothing without a text, and marks one that is not translated', () => {
  expect(shown({})).not.toContain('<details')
  expect(shown({ about: { ...ABOUT, html: '' } })).not.toContain('<details')
  expect(shown({ about: ABOUT }, 'kk')).toMatch(/<span lang="ru">Всё под.*<div lang="ru" class="written/)
})

it('shows the picture of a part of the infrastructure with what it shows', () => {
  const html = shown({ infrastructure: [PARKING] })
  expect(html).toMatch(/<img src="\/api\/content\/image\/[^"]*large\.jpeg" alt="Парковка у входа А"/)
  expect(shown({ infrastructure: [{ ...PARKING, image: null }] })).not.toContain('<img')
})
