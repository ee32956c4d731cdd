import type { ShownCode } from '@sauda/sdk/egov-mobile'
import { afterEach, expect, test, vi } from 'vitest'
import { useDialogText } from './dialog-text.ts'
import { EgovBody } from './egov-body.tsx'
import { egovWords } from './egov-words.ts'
import { markupOf, propsOf } from './test-props.tsx'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'

afterEach(() => vi.unstubAllGlobals())

const codeOf = (documents: number[]): ShownCode => ({
  ...{ code_id: '1', text: 'mobileSign:https://portal.example/x', picture: '<svg/>', read: false },
  ...{ links: { mobile: 'https://m.example', business: 'https://b.example' }, documents },
  expires_at: '2026-11-22T10:10:00.000Z',
})
const hundred = codeOf(Array.from({ length: 100 }, (_, at) => at + 1))

/** The dialog with a code, of a run of a thousand documents. */
function Shown({ code }: { code: ShownCode | null }) {
  const props = propsOf(['signing'])
  const shown = { ...props.shown, way: 'phone' as const, code }
  const { lead } = useDialogText('phone', { ...props, shown })
  return (
    <>
      <p>{lead}</p>
      <EgovBody {...props} shown={shown} />
    </>
  )
}

test.each(['ru', 'kk'] as const)(
  'a code of a hundred of a thousand documents speaks of a hundred (%s)',
  (language) => {
    const words = egovWords[language]
    const page = markupOf(<Shown code={hundred} />, language)
    expect(page).toContain(words.lead(100, 1000))
    expect(page).toContain(words.check('completion', 100))
    expect(page).not.toContain(words.check('completion', 1000))
  },
)

test.each(['ru', 'kk'] as const)(
  'a telephone that shows the page speaks of a hundred as well (%s)',
  (language) => {
    vi.stubGlobal('navigator', { userAgent: PHONE, maxTouchPoints: 5 })
    const words = egovWords[language].handset
    const page = markupOf(<Shown code={hundred} />, language)
    expect(page).toContain(words.text('completion', 100, 1000))
    expect(page).not.toContain(words.text('completion', 100, 100))
  },
)

test('before there is a code nothing is promised', () => {
  const page = markupOf(<Shown code={null} />, 'ru')
  expect(page).toContain(`<p>${egovWords.ru.leadAlone}</p>`)
  expect(page).toContain(egovWords.ru.checkAll)
  expect(page).not.toContain(egovWords.ru.check('completion', 1000))
})

test('the last code says that it is for all that is left', () => {
  expect(egovWords.ru.lead(50, 50)).toBe('NCALayer не нужен. За один раз подпишутся все\u00A050.')
  expect(egovWords.kk.lead(1, 1)).toBe('NCALayer керек емес.')
})
