import { readXlsx } from 'hucre/xlsx'
import { expect } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from './desk.ts'

/** What a browser sends to start an export of packages. */
export const exportRequest = (changes: Record<string, unknown> = {}) => ({
  ExportId: newId(),
  Kind: 'packages',
  Query: { State: 'all' },
  Words: '全部包裹',
  ...changes,
})

/** Starts an export and gives the answer. */
export const startExport = (desk: Desk, changes: Record<string, unknown> = {}): Promise<Answer> =>
  desk.post('/api/v1/Export', exportRequest(changes))

/** One export as its account sees it. */
export const exportOf = async (desk: Desk, id: string) => (await desk.get(`/api/v1/Export/${id}`)).body.Data

/** Waits until an export has a state; gives it. */
export async function untilExport(desk: Desk, id: string, state: string) {
  await expect
    .poll(async () => (await exportOf(desk, id)).Status, { timeout: 20_000, interval: 50 })
    .toBe(state)
  return exportOf(desk, id)
}

/** The bytes of a finished export. */
export const fileOf = (desk: Desk, id: string): Promise<Buffer> => fileAt(desk, `/api/v1/Export/${id}/File`)

/** The bytes of a file at an address. */
export async function fileAt(desk: Desk, path: string): Promise<Buffer> {
  const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${desk.url}${path}`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`no file: ${response.status} ${await response.text()}`)
  return Buffer.from(await response.arrayBuffer())
}

/** The rows of each sheet, its head first. */
export async function sheetsOf(file: Buffer): Promise<unknown[][][]> {
  const { sheets } = await readXlsx(file)
  return sheets.map(({ rows }) => rows as unknown[][])
}

/** The rows of the first sheet. */
export const rowsOf = async (file: Buffer): Promise<unknown[][]> => (await sheetsOf(file))[0] ?? []

/** Makes an export from beginning to end and gives its rows, the head first. */
export async function exportRows(desk: Desk, changes: Record<string, unknown> = {}) {
  const { status, body } = await startExport(desk, changes)
  if (status !== 200) throw new Error(JSON.stringify(body))
  await untilExport(desk, body.Data.ExportId, 'completed')
  return rowsOf(await fileOf(desk, body.Data.ExportId))
}
