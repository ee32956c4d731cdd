import { expect, it } from 'vitest'
import { undoAnswer } from './undo-answer.ts'

const decision = (act: string, adId: number | null = 7) => ({ act, adId, photo: '' })
const idle = { sending: null, last: null, isPlanned: false }

it.each([
  ['nothing was decided', {}, null],
  ['a publication is planned', { isPlanned: true }, 'undo'],
  ['a publication was decided last', { last: decision('publish'), isPlanned: true }, 'undo'],
  ['the last publication has taken effect', { last: decision('publish') }, null],
  ['a publication is being sent', { sending: decision('publish') }, 'wait'],
  [
    'a publication is being sent after another one',
    { sending: decision('publish'), last: decision('publish'), isPlanned: true },
    'wait',
  ],
  [
    'a publication is being sent after a return',
    { sending: decision('publish'), last: decision('needEdits') },
    'wait',
  ],
  ['the last publication is being undone', { sending: decision('undo'), isPlanned: true }, null],
  ['complaints are being marked as reviewed', { sending: decision(''), isPlanned: true }, null],
  ['a return is being sent', { sending: decision('needEdits'), isPlanned: true }, 'tell'],
  ['a return was sent last', { last: decision('needEdits'), isPlanned: true }, 'tell'],
  ['a return was sent last and nothing is planned', { last: decision('needEdits') }, 'tell'],
  ['a photo was taken down last', { last: decision('takeDownImage'), isPlanned: true }, 'tell'],
  ['several ads were published at once', { last: decision('publish', null), isPlanned: true }, 'tell'],
] as const)('answers when %s', (_, state, answer) => {
  expect(undoAnswer({ ...idle, ...state })).toBe(answer)
})
