import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'

/** A household that a test made for itself. */
export interface Made {
  id: string
  label: string
  rowVersion: number
}

/** Adds a household of the building that is the test's own. */
export async function madeHousehold(
  manager: Desk,
  place: { building: string; unit: string },
  more: Record<string, unknown> = {},
): Promise<Made> {
  const { building, unit } = place
  const [Id, TabletNote] = [newId(), `${building}-1F-${unit}`]
  const { status, body } = await manager.post('/core/api/HouseholdProperty/', {
    Id,
    Tag: building,
    Floor: '1F',
    Unit: unit,
    TabletNote,
    ...more,
  })
  if (status !== 200) throw new Error(`not added: ${status} ${JSON.stringify(body)}`)
  return { id: Id, label: TabletNote, rowVersion: body.Data.RowVersion }
}

/** The version of a household as it is now. */
export const versionOf = async (manager: Desk, id: string): Promise<number> =>
  (await manager.get(`/core/api/HouseholdProperty/${id}`)).body.Data.RowVersion

export const belongingsOf = async (manager: Desk, id: string) =>
  (await manager.get(`/api/v1/Household/${id}/Belongings`)).body.Data

/** Merges a household into another one, as they were when they were made. */
export const mergeInto = (manager: Desk, from: Made, to: Made, more: Record<string, unknown> = {}) =>
  manager.post(`/api/v1/Household/${from.id}/Merge`, {
    IntoId: to.id,
    RowVersion: from.rowVersion,
    IntoVersion: to.rowVersion,
    Reason: '兩戶打通',
    ...more,
  })

/** Somebody moves into a household; gives who. */
export async function movesIn(
  desk: Desk,
  householdId: string,
  more: Record<string, unknown>,
): Promise<string> {
  const ResidentId = newId()
  const { status, body } = await desk.post(`/core/api/Community/Tablet/${householdId}/Resident`, {
    ResidentId,
    ...more,
  })
  if (status !== 200) throw new Error(`not moved in: ${status} ${JSON.stringify(body)}`)
  return ResidentId
}

/** The packages that wait for a household. */
export const waitingFor = async (desk: Desk, id: string): Promise<string[]> =>
  (await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [id] })).body.Data.map(
    (row: { PdId: string }) => row.PdId,
  )

/** What is a household's of one declared part. */
export const partOf = (
  belongings: { Parts: { Name: string; Things: Record<string, string>[] }[] },
  name: string,
): Record<string, string>[] => belongings.Parts.find((part) => part.Name === name)?.Things ?? []

/** How many of each declared part a merge or split moved. */
export const movedOf = (moved: { Parts: { Name: string; Count: number }[] }): Record<string, number> =>
  Object.fromEntries(moved.Parts.map(({ Name, Count }) => [Name, Count]))
