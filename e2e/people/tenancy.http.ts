import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { endReasonLabel } from '@sauda/sdk/people'
import { TENANCY_WORDS } from '../../packages/server/src/features/tenancy/letters/words.ts'
import { expectSaid, expectWrongField } from '../portal/access-forms.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { call, signInAs, signUp, someBin } from '../portal/newcomer.ts'
import { signIn, signInOf } from '../portal/people.ts'
import { letterTo } from '../portal/post-office.ts'
import { freeRooms, tenantOfRoom } from '../portal/tenant-of-room.ts'
import type { Visitor } from '../portal/visitor.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { tenancy, tenancyActs: acts, passwordAgain } = words

  const dialogOf = (visitor: Visitor) => visitor.get('dialog')
  const boxOf = (visitor: Visitor, id: number) =>
    dialogOf(visitor).querySelector<HTMLInputElement>(`input[name=room_ids][value="${id}"]`)
  const check = (box: HTMLInputElement | null, checked: boolean) => {
    if (!box) throw new Error('no such room in the form')
    box.checked = checked
    box.toggleAttribute('checked', checked)
  }
  const pageOf = (company: number, act = '') => at(`/dashboard/people/company/${company}${act}`)

  test(`a company is led to from the people, and moves to another room, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const owner = await another()
    await signIn(visitor, 2)
    const { company, bin, room, email } = await tenantOfRoom(owner, visitor, language, 3)
    await visitor.open(at(`/dashboard/people?q=${bin}`))
    await visitor.follow('ТОО «АвтоДиск»')
    expect(visitor.address).toBe(pageOf(company))
    expectSaid(visitor, bin)
    expectSaid(visitor, room.number)
    await visitor.follow(tenancy.acts.rooms)
    // The last room is not taken away.
    check(boxOf(visitor, room.id), false)
    await visitor.press(acts.rooms.confirm, dialogOf(visitor))
    visitor.expectStatus(422)
    expectSaid(visitor, acts.rooms.last)
    expect(boxOf(visitor, room.id)?.checked).toBe(false)
    // Somebody else gets the room that was chosen.
    const [next, other] = (await freeRooms(visitor)).slice(6)
    if (!next || !other) throw new Error('no free room')
    check(boxOf(visitor, next.id), true)
    const rival = await another()
    const { company: rivals, room: theirs } = await tenantOfRoom(rival, visitor, language, 5)
    await call(visitor, `/api/company/setRooms/${rivals}`, {
      room_ids: [theirs.id, next.id],
      was: [theirs.id],
    })
    await visitor.press(acts.rooms.confirm, dialogOf(visitor))
    visitor.expectStatus(422)
    expectSaid(visitor, acts.rooms.occupied(next.number))
    check(boxOf(visitor, other.id), true)
    await visitor.press(acts.rooms.confirm, dialogOf(visitor))
    expect(visitor.address).toBe(pageOf(company))
    expectSaid(visitor, words.notices.company_rooms)
    expectSaid(visitor, other.number)
    const { rooms } = await call<{ rooms: { id: number }[] }>(visitor, `/api/company/page/${company}`)
    expect(rooms.map(({ id }) => id)).toEqual([other.id])
    expect((await letterTo(email, 3)).subject).toContain('ТОО «АвтоДиск»')
  })

  test(`a tenancy ends without scripts; its owner keeps the documents, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const owner = await another()
    await signIn(visitor, 2)
    const { company, email } = await tenantOfRoom(owner, visitor, language, 9)
    await visitor.open(pageOf(company, '/end'))
    expectSaid(visitor, acts.end.endPeople(1, 1))
    const note = () => visitor.get('textbox', acts.end.note, dialogOf(visitor)) as HTMLTextAreaElement
    const reason = () => visitor.get('radio', endReasonLabel('other', language)) as HTMLInputElement
    await visitor.press(acts.end.confirm, dialogOf(visitor))
    expectSaid(visitor, fieldText('required', language))
    reason().checked = true
    note().value = 'Переезд в другой центр.'
    // As a form that was open for long, which has been asked for the password.
    const field = visitor.document.createElement('input')
    field.setAttribute('name', 'password')
    field.setAttribute('value', 'не-тот-пароль')
    dialogOf(visitor).querySelector('form')?.append(field)
    await visitor.press(acts.end.confirm, dialogOf(visitor))
    const proof = () => visitor.field(passwordAgain.label)
    expectWrongField(proof(), fieldText('wrong', language))
    expect([note().value, reason().checked, proof().value]).toEqual(['Переезд в другой центр.', true, ''])
    proof().value = (await signInOf(2)).password
    // Another administrator has the same form open.
    const late = await another()
    await signIn(late, 2)
    await late.open(pageOf(company, '/end'))
    ;(late.get('radio', endReasonLabel('debt', language)) as HTMLInputElement).checked = true
    const lateForm = dialogOf(late).querySelector('form')
    await visitor.press(acts.end.confirm, dialogOf(visitor))
    expect(visitor.address).toBe(pageOf(company))
    expectSaid(visitor, 'Переезд в другой центр.')
    expectSaid(visitor, tenancy.before)
    if (lateForm) await late.send(lateForm)
    late.expectStatus(409)
    expectSaid(late, 'Переезд в другой центр.')

    const letter = await letterTo(email, 3)
    expect(letter.subject).toBe(TENANCY_WORDS[language].ended.subject('ТОО «АвтоДиск»'))
    await owner.open(at('/profile/details'))
    expectSaid(owner, words.companyPeople.keptLead)
    const link = owner.document.querySelector(`main a[href="${at('/completion')}"]`)
    expect(link?.textContent).toBe(words.kinds.completion.many)
    await owner.open(at('/completion'))
    expect(owner.address).toBe(at('/completion'))
    owner.expectStatus(200)
    await owner.open(at('/company/people'))
    owner.expectStatus(200)
    expect(owner.address).not.toBe(at('/company/people'))
    await owner.open(at('/completion/999999999'))
    owner.expectStatus(404)
  })

  test(`who may sign is added and ended on the page of a company, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const owner = await another()
    await signIn(visitor, 2)
    const { company } = await tenantOfRoom(owner, visitor, language, 12)
    await visitor.open(pageOf(company, '/signatory'))
    await visitor.press(acts.signatory.confirm, dialogOf(visitor))
    visitor.expectStatus(422)
    expectWrongField(visitor.field(acts.signatory.name), fieldText('required', language))
    await visitor
      .fill(acts.signatory.name, 'Айжан Смағұлова')
      .fill(acts.signatory.iin, '123456789012')
      .press(acts.signatory.confirm, dialogOf(visitor))
    expectWrongField(visitor.field(acts.signatory.iin), fieldText('bin_invalid', language))
    expect(visitor.field(acts.signatory.name).value).toBe('Айжан Смағұлова')
    await visitor.fill(acts.signatory.iin, '850412300402').press(acts.signatory.confirm, dialogOf(visitor))
    expect(visitor.address).toBe(pageOf(company))
    expectSaid(visitor, words.notices.company_signatory)
    await visitor.follow(tenancy.endSignerOf('Айжан Смағұлова'))
    const { address } = visitor
    await visitor.press(acts.signer.confirm, dialogOf(visitor))
    expectSaid(visitor, words.notices.company_signer)
    expect(visitor.all('link', tenancy.endSignerOf('Айжан Смағұлова'))).toHaveLength(0)
    await visitor.open(address)
    expectSaid(visitor, acts.signer.over)
  })

  test(`an invitation with a BIN of a tenant leads to it, and one of a person to the person, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const { invitation } = words.peopleDesk
    const owner = await another()
    await signIn(visitor, 2)
    const { company, bin } = await tenantOfRoom(owner, visitor, language, 20)
    const friend = await signUp(await another(), language)
    await visitor.open(at('/dashboard/people/invitations'))
    const email = new RegExp(`^${words.peopleDesk.email}`)
    const fill = (values: { bin: string; company: string }) =>
      visitor
        .fill(email, friend.email)
        .fill(new RegExp(`^${words.peopleDesk.bin}`), values.bin)
        .fill(new RegExp(`^${words.peopleDesk.company}`), values.company)
        .press(invitation.send)
    await fill({ bin, company: '' })
    visitor.expectStatus(422)
    expectSaid(visitor, invitation.hasPerson)
    expectSaid(visitor, invitation.hasCompany)
    await visitor.follow('ТОО «АвтоДиск»')
    expect(visitor.address).toBe(pageOf(company))
    // With a company of its own to bring, the person keeps the account.
    await visitor.open(at('/dashboard/people/invitations'))
    const own = someBin()
    await fill({ bin: own, company: 'ИП «Жаңа»' })
    visitor.expectStatus(200)
    const { text } = await letterTo(friend.email, 2)
    const link = /https?:\S+registration\/invitation\?token=[\w.~%-]+/.exec(text)?.[0] ?? ''
    const guest = await another()
    await signInAs(guest, friend)
    await guest.open(link)
    await guest.press(words.companyInvitation.accept)
    expect(guest.address).toBe(at('/account/details'))
    expect(await call<{ bin: string }>(guest, '/api/session/me')).toMatchObject({ bin: own, role_id: 1 })
  })

  test(`companies that there are not are 404, and others than administrators see none, in ${language}`, async ({
    visitor,
    another,
  }) => {
    await signIn(visitor, 2)
    for (const path of ['/dashboard/people/company/999999999', '/dashboard/people/company/1/delete']) {
      await visitor.open(at(path))
      visitor.expectStatus(404)
    }
    const manager = await another()
    await signIn(manager, 3)
    await manager.open(pageOf(1))
    expect(manager.address).not.toBe(pageOf(1))
  })
}
