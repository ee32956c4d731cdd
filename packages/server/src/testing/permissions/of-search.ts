import { freshWord, searchMiss, searchWord } from '../search-words.ts'
import { forRoles, ONLY_ADMINISTRATORS, type Row } from './row.ts'

const MAKER = { kind: 'maker', target: 'Bosch' } as const

/** The words of the search, and queries that found nothing. */
export const OF_SEARCH = {
  searchWordPage: forRoles(ONLY_ADMINISTRATORS, () => ({ path: '/api/searchWord/pagination', json: {} })),
  createSearchWord: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/searchWord/create',
    json: { text: freshWord(), ...MAKER },
  })),
  updateSearchWord: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { id, text, version } = await searchWord(test, MAKER)
    return { path: `/api/searchWord/update/${id}`, json: { text: `${text} снова`, version, ...MAKER } }
  }),
  deleteSearchWord: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => {
    const { id, version } = await searchWord(test, MAKER)
    return { path: `/api/searchWord/delete/${id}`, json: { version } }
  }),
  hideSearchWord: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/searchWord/hide',
    json: { text: 'бош', kind: 'maker', hidden: true },
  })),
  searchTargets: forRoles(ONLY_ADMINISTRATORS, () => ({ method: 'GET', path: '/api/searchWord/targets' })),
  checkSearch: forRoles(ONLY_ADMINISTRATORS, () => ({
    path: '/api/searchWord/check',
    json: { q: 'балка тойота' },
  })),
  searchMissPage: forRoles(ONLY_ADMINISTRATORS, () => ({ path: '/api/searchMiss/pagination', json: {} })),
  dismissSearchMiss: forRoles(ONLY_ADMINISTRATORS, async ({ test }) => ({
    path: '/api/searchMiss/dismiss',
    json: { query: await searchMiss(test) },
  })),
} satisfies Record<string, Row>
