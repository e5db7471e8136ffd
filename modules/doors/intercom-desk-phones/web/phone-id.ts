import { newId } from '#platform/contract/new-id.ts'

const KEY = 'lobby.deskPhoneId'

/** The id of a page's telephone, and the way to give it back. */
export interface PageId {
  id: string
  free: () => void
}

/** The id of this page's telephone: the same when it is loaded anew, another one in a copy of the page. */
export async function pageId(): Promise<PageId> {
  const known = sessionStorage.getItem(KEY)
  const mine = known ? await held(known) : undefined
  return mine ?? freshPageId()
}

/** Another id for this page: the one before is of a session that goes on elsewhere. */
export async function freshPageId(): Promise<PageId> {
  const made = newId()
  sessionStorage.setItem(KEY, made)
  return (await held(made)) ?? { id: made, free: () => undefined }
}

/** Holds an id for this page alone; undefined where another page has it. */
function held(id: string): Promise<PageId | undefined> {
  if (!navigator.locks) return Promise.resolve({ id, free: () => undefined })
  return new Promise((resolve) => {
    void navigator.locks.request(`${KEY}.${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((free) => resolve({ id, free }))
    })
  })
}
