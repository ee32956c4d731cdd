import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language/index.ts'
import { INVITED_ROLES, isRole, isStaff, isTenant, ROLE, roleLabel, STAFF_ROLES } from './role.ts'

describe('roles', () => {
  test('have one name each', () => {
    expect(Object.values(ROLE)).toEqual(INVITED_ROLES)
    expect(Object.values(ROLE).filter(isStaff)).toEqual(STAFF_ROLES)
    expect(isTenant(ROLE.tenant)).toBe(true)
  })

  test.each([
    [1, 'Арендатор', 'Жалға алушы', 'tenant'],
    [2, 'Администратор', 'Әкімші', 'staff'],
    [3, 'Менеджер', 'Менеджер', 'staff'],
    [4, 'Оператор', 'Оператор', 'staff'],
    [5, 'Пользователь', 'Пайдаланушы', 'person'],
  ])('role %d', (role_id, russian, kazakh, kind) => {
    expect(LANGUAGES.map((language) => roleLabel(role_id, language))).toEqual([russian, kazakh])
    expect([isRole(role_id), isTenant(role_id), isStaff(role_id)]).toEqual([
      true,
      kind === 'tenant',
      kind === 'staff',
    ])
  })

  test('an unknown role is a plain user', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (role_id) => {
        fc.pre(![1, 2, 3, 4, 5].includes(role_id))
        expect(roleLabel(role_id, 'ru')).toBe('Пользователь')
        expect([isRole(role_id), isTenant(role_id), isStaff(role_id)]).toEqual([false, false, false])
      }),
    )
  })
})
