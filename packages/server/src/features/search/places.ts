import type { Clause } from './clause.ts'
import type { Dictionary } from './dictionary.ts'
import type { Token } from './tokens.ts'

const LEVEL_WORDS = new Set([
  'этаж',
  'этаже',
  'этажа',
  'этажи',
  'кабат',
  'кабатта',
  'кабаттагы',
  'кабаты',
  'кабатында',
  'level',
  'floor',
  'кабаттан',
])
const ROOM_WORDS = new Set([
  'бутик',
  'бут',
  'бутике',
  'бутика',
  'бутиги',
  'бутигинде',
  'магазин',
  'магазине',
  'магазина',
  'дукен',
  'дукени',
  'дукенинде',
  'павильон',
  'место',
  'помещение',
  'комната',
  'кабинет',
  'секция',
  'секции',
  'магаз',
  'кабинете',
  'каб',
  'офис',
  'отдел',
  'точка',
  'бокс',
  'room',
  'shop',
  'boutique',
  'номер',
  'no',
  'дукендер',
  'магазины',
  'бутиктер',
])
/** Rows and places are words of bazaars for where a shop is. */
const ROW_WORDS = new Set(['ряд', 'ряду', 'ряда', 'катар', 'катары'])
const ORDINALS: readonly (readonly string[])[] = [
  ['первый', 'первом', 'первого', 'биринши', 'бир', 'first'],
  ['второй', 'втором', 'второго', 'екинши', 'еки', 'second'],
  ['третий', 'третьем', 'третьего', 'ушинши', 'уш', 'third'],
  ['четвертый', 'четвертом', 'четвертого', 'тортинши', 'торт', 'fourth'],
  ['пятый', 'пятом', 'пятого', 'бесинши', 'бес', 'fifth'],
]
const LEVELS = 5

const levelOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  const named = ORDINALS.findIndex((words) => words.includes(word))
  if (named >= 0) return named + 1
  // «2й», «3ий», «на 2ом».
  const level = Number(word.replace(/^([1-5])(?:[иоы]?й|[оь]?м|го)$/, '$1'))
  return Number.isInteger(level) && level >= 1 && level <= LEVELS ? level : undefined
}

/** «3 этаж», «на втором этаже», «2-қабат»: marks the tokens as used. */
function levelClause(tokens: readonly Token[]): Clause[] {
  const at = tokens.findIndex(({ word, isUsed }) => LEVEL_WORDS.has(word) && !isUsed)
  const marker = tokens[at]
  if (!marker) return []
  // «3-й этаж» has a word between.
  for (const near of [at - 1, at - 2, at + 1]) {
    const token = tokens[near]
    const level = levelOf(token?.word)
    if (!token || level === undefined) continue
    for (const one of tokens.slice(Math.min(near, at), Math.max(near, at) + 1)) one.isUsed = true
    return [{ kind: 'level', said: `${token.typed} ${marker.typed}`, where: [{ levels: [level] }] }]
  }
  return []
}

/** «бутик 306», «магазин 519», «№ 401», or a number alone that is a room's. */
function roomClause(tokens: readonly Token[], { rooms }: Dictionary): Clause[] {
  const numbers = tokens.filter(({ word, isUsed }) => !isUsed && rooms.has(word))
  const rows = tokens.filter(({ word, isUsed }) => !isUsed && ROW_WORDS.has(word))
  const markers = tokens.filter(({ word, isUsed }) => !isUsed && ROOM_WORDS.has(word))
  const isRest = (token: Token) => !token.isUsed && !token.isFiller && !markers.includes(token)
  const rest = tokens.filter((token) => isRest(token) && !rows.includes(token))
  // «бутик 519, 520»; without such a word other numbers may be anything.
  const found = markers.length > 0 ? numbers : numbers.slice(0, 1)
  const ids = found.flatMap(({ word }) => rooms.get(word) ?? [])
  if (ids.length === 0 || (markers.length === 0 && rest.length > 1)) return []
  // «ряд 204» is a room, «Шинный ряд» a shop.
  for (const token of [...found, ...markers, ...(rest.length === found.length ? rows : [])])
    token.isUsed = true
  return [{ kind: 'room', said: found.map(({ typed }) => typed).join(' '), where: [{ rooms: ids }] }]
}

/** Where in the centre the query looks. */
export function placeClauses(tokens: readonly Token[], dictionary: Dictionary): Clause[] {
  return [...levelClause(tokens), ...roomClause(tokens, dictionary)]
}

export const isPlaceWord = (word: string): boolean => ROOM_WORDS.has(word) || LEVEL_WORDS.has(word)
