import { describe, expect, it } from 'vitest'
import { type InviteValues, invitationFrom } from './invite.ts'

const typed: InviteValues = {
  email: 'new@sauda.example',
  role_id: '1',
  language: 'kk',
  department_id: '3',
  company: ' ТОО «АвтоДиск» ',
  bin: '310540000130',
  room_ids: [54],
}

describe('invitationFrom', () => {
  it('includes company and rooms for a tenant', () => {
    expect(invitationFrom(typed)).toEqual({
      email: 'new@sauda.example',
      role_id: 1,
      language: 'kk',
      department_id: 3,
      company: 'ТОО «АвтоДиск»',
      bin: '310540000130',
      room_ids: [54],
    })
  })

  it.each(['2', '3', '4', '5'])('omits the fields of a tenant for role %s', (role_id) => {
    expect(invitationFrom({ ...typed, role_id })).toEqual({
      email: 'new@sauda.example',
      role_id: Number(role_id),
      language: 'kk',
      department_id: 3,
    })
  })

  it('omits empty fields', () => {
    const bare = { ...typed, department_id: '', company: ' ', bin: '', room_ids: [], language: 'en' }
    expect(invitationFrom(bare)).toEqual({
      email: 'new@sauda.example',
      role_id: 1,
      department_id: null,
      company: null,
      bin: null,
      room_ids: [],
    })
  })
})
