// A community that announces and tells: what tests of news and notifications share.
import { expect } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'

export const everyone = { Tags: [], Marks: [], TabletIds: [], Role: 'all' }
export const textOf = (Text: string) => [
  { Kind: 'paragraph', Runs: [{ Text, IsBold: false, Link: '' }], Path: '' },
]

/** News as they are sent, with what a test says of them. */
export const newsOf = (changes: Record<string, unknown> = {}) => ({
  Id: newId(),
  Title: '水塔清洗停水通知',
  Type: 'outage',
  Content: textOf('請先儲水。'),
  Files: [],
  Audience: everyone,
  PublishUtc: null,
  OfflineUtc: null,
  IsPush: false,
  RemindUtc: null,
  IsBulletin: false,
  ...changes,
})

/** Opens the services of news, notifications, rules and the calendar. */
export const withServices = (lobby: Lobby) =>
  lobby.owner.query(
    `insert into community_service (community_id, service_id, kind, position)
     select c.id, s, 1, 200 + s from community c, unnest(array[46, 47, 52, 53]) as s on conflict do nothing`,
  )

/** Writes and releases news; gives them as they are then. */
export async function release(desk: Desk, changes: Record<string, unknown> = {}) {
  const added = await desk.post('/api/v1/News', newsOf(changes))
  expect(added.body).toMatchObject({ Data: { Status: 'unpublished' } })
  const { Id, RowVersion } = added.body.Data
  const released = await desk.post(`/api/v1/News/${Id}/Release`, { RowVersion })
  expect(released.status).toBe(200)
  return released.body.Data
}

/** Waits until something holds. */
export const until = (holds: () => Promise<boolean>) => expect.poll(holds, { timeout: 20_000 }).toBe(true)
