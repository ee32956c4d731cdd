import { expect, test } from 'vitest'
import { normalCode } from './code.ts'

test.each(['402917', ' 402917\n', '402 917', '402-917', '4 0 2 9 1 7', '402\u00a0917'])(
  'accepts %j',
  (typed) => {
    expect(normalCode(typed)).toBe('402917')
  },
)

test.each(['', '40291', '4029170', '40291a', '402.917', '-', '٤٠٢٩١٧', '４０２９１７'])(
  'rejects %j',
  (typed) => {
    expect(normalCode(typed)).toBeNull()
  },
)
