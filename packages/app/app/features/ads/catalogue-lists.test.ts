import type { AdFacets } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { withMakers } from './catalogue-lists.ts'

const none = { choices: [] }
const others = {
  kind: none,
  brand_id: none,
  spare_part_id: none,
  category: none,
  condition: none,
  level: none,
}
const counted = (makers: number): AdFacets => ({
  ...others,
  maker: { choices: Array.from({ length: makers }, (_, nth) => ({ value: `M${nth}`, ads: 100 - nth })) },
})

describe('the makers to choose from', () => {
  it('are those with the most ads, each with its count', () => {
    const { facets, makers } = withMakers(counted(30), {})
    expect(makers).toHaveLength(20)
    expect(facets?.maker.choices).toEqual(counted(20).maker.choices)
    expect(withMakers(counted(2), {}).makers).toEqual(['M0', 'M1'])
  })

  it('keep what is chosen, with its count if it has any ads', () => {
    const { facets, makers } = withMakers(counted(30), { maker: ['M29', 'Nobody', 'M1'] })
    expect(makers.slice(-2)).toEqual(['M29', 'Nobody'])
    expect(makers).toHaveLength(22)
    expect(facets?.maker.choices.at(-1)).toEqual({ value: 'M29', ads: 71 })
  })

  it('are only the chosen ones if ads were not counted', () => {
    expect(withMakers(undefined, { maker: 'TRW' })).toEqual({ facets: undefined, makers: ['TRW'] })
    expect(withMakers(undefined, {})).toEqual({ facets: undefined, makers: [] })
  })
})
