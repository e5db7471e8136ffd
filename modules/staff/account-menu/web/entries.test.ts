import { describe, expect, it } from 'vitest'
import { shownEntries } from '#platform/web/frame/account-entries.ts'
import type { Person } from '#platform/web/frame/signed-in.ts'
import { entries } from './entries.ts'

const everything = { page: () => true, opener: () => true }
const person = (kind: Person['kind'], ...permissions: string[]): Person => ({
  name: '某',
  account: 'x',
  communityName: '晴川社區',
  kind,
  role: 'desk',
  permissions,
  handles: [],
})
const shown = (
  me: Person,
  services: readonly number[] = [],
  crossClock = false,
  exists: Parameters<typeof shownEntries>[2] = everything,
) =>
  shownEntries(
    entries,
    { me, services: services.map((id) => ({ id, display: '' })), crossClock },
    exists,
  ).map((entry) => entry.name)
const all = ['members.view', 'permissions.view', 'communities.viewFeatures']

describe('the entries of the account menu', () => {
  it('account management is of manager and enterprise accounts, user permissions of all others but one-time (R070, R071)', () => {
    for (const kind of ['manager', 'enterprise'] as const) {
      expect(shown(person(kind, ...all))).toContain('accountManagement')
      expect(shown(person(kind, ...all))).not.toContain('userPermissions')
    }
    expect(shown(person('plain', ...all))).toContain('userPermissions')
    expect(shown(person('plain', ...all))).not.toContain('accountManagement')
    expect(shown(person('oneTime', ...all))).not.toContain('userPermissions')
  })

  it('a manager or enterprise account that manages no accounts, as at the desk, still finds user permissions', () => {
    for (const kind of ['manager', 'enterprise'] as const) {
      expect(shown(person(kind, 'permissions.view'))).toContain('userPermissions')
      expect(shown(person(kind, 'permissions.view'))).not.toContain('accountManagement')
    }
  })

  it('attendance stands there with service 4 (R072), staff with 4, 9 and the open clock (R074, R082)', () => {
    expect(shown(person('plain'), [4])).toContain('attendance')
    expect(shown(person('plain'), [9])).not.toContain('attendance')
    for (const services of [[4], [9], []])
      expect(shown(person('plain'), services, true)).not.toContain('staff')
    expect(shown(person('plain'), [4, 9], false)).not.toContain('staff')
    expect(shown(person('plain'), [4, 9], true)).toContain('staff')
  })

  it('settings and committee permissions are of those who may (R069, R073), cards of manager accounts (R079)', () => {
    expect(shown(person('plain'))).not.toContain('settings')
    expect(shown(person('plain', ...all))).toEqual(expect.arrayContaining(['settings', 'committee']))
    expect(shown(person('manager'))).toContain('carriers')
    expect(shown(person('enterprise'))).not.toContain('carriers')
  })

  it('the self-management menu has its four entries for everybody, each for manager accounts (R076–R078, R081, R083)', () => {
    const self = entries.filter((entry) => entry.group === 'self')
    expect(self.map((entry) => entry.name)).toEqual([
      'openCommunity',
      'accountSetting',
      'devices',
      'managerQr',
    ])
    expect(self.every((entry) => entry.isForManagers)).toBe(true)
    expect(shown(person('oneTime'))).toEqual([...self.map((entry) => entry.name), 'lastSignIns'])
  })

  it('the last sign-ins are there for everybody; the own password for the desk, which has no account settings (R083)', () => {
    for (const kind of ['manager', 'plain', 'oneTime', 'enterprise'] as const)
      expect(shown(person(kind))).toContain('lastSignIns')
    expect(shown(person('plain'))).toContain('password')
    for (const kind of ['manager', 'oneTime', 'enterprise'] as const)
      expect(shown(person(kind))).not.toContain('password')
  })

  it('invitations of communities are there for whoever can be asked: people’s own accounts and desks', () => {
    for (const kind of ['manager', 'plain'] as const) expect(shown(person(kind))).toContain('invitations')
    for (const kind of ['oneTime', 'enterprise'] as const)
      expect(shown(person(kind))).not.toContain('invitations')
  })

  it('what has no page and no dialog is left out', () => {
    expect(
      shown(person('manager', ...all), [4, 9], true, { page: () => false, opener: () => false }),
    ).toEqual([])
    const only = { page: (to: string) => to === '/mgmt/CommitteeMain', opener: () => false }
    expect(shown(person('manager', ...all), [4], true, only)).toEqual(['committee'])
  })
})
