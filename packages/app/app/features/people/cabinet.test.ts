import { describe, expect, it } from 'vitest'
import { cabinetOf, inOwnCabinet } from './cabinet.ts'

describe('cabinetOf', () => {
  it.each([1, 2, 3, 4, 6])('role %i uses /account', (role_id) => {
    expect(cabinetOf({ role_id })).toBe('/account')
  })

  it('role 5 uses /profile', () => {
    expect(cabinetOf({ role_id: 5 })).toBe('/profile')
  })
})

describe('inOwnCabinet', () => {
  it.each([
    ['/account', '/profile'],
    ['/account/details', '/profile/details'],
    ['/account?shown=48', '/profile?shown=48'],
  ])('redirects a registered individual from %s to %s', (path, own) => {
    expect(inOwnCabinet(path, { role_id: 5 })).toBe(own)
  })

  it.each(['/accounts', '/ads/account', '/profile', '/'])('does not redirect %s', (path) => {
    expect(inOwnCabinet(path, { role_id: 5 })).toBe(path)
  })

  it.each([1, 2, 3, 4])('does not redirect role %i', (role_id) => {
    expect(inOwnCabinet('/account/sessions', { role_id })).toBe('/account/sessions')
  })
})
