import { useCallback, useState } from 'react'

export interface DraftOwner {
  account: string
  community: string
}

const PREFIX = 'lobby.draft:'
const memory = new Map<string, string>()
let owner: string | undefined

/** Binds drafts to who is signed in and where. The same pair finds its drafts again, after a forced sign-in too; another finds none, and they are gone. */
export function openDrafts({ account, community }: DraftOwner): void {
  owner = `${PREFIX}${JSON.stringify([account, community])}:`
  forget((key) => owner === undefined || !key.startsWith(owner))
  for (const key of stored()) memory.set(key, sessionStorage.getItem(key) ?? '')
}

/** At logout: nothing of this tab stays. A forced sign-in does not call it. */
export function wipeDrafts(): void {
  owner = undefined
  forget(() => true)
}

/** What was kept of a form that was left half done; undefined when there is nothing. */
export function readDraft<T>(name: string): T | undefined {
  const text = owner === undefined ? undefined : memory.get(owner + name)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

/** Keeps a draft (JSON) until it is dropped; undefined drops it. Without an owner nothing is kept. */
export function keepDraft(name: string, value: unknown): void {
  if (owner === undefined) return
  const key = owner + name
  if (value === undefined) {
    memory.delete(key)
    session((storage) => storage.removeItem(key))
    return
  }
  const text = JSON.stringify(value)
  memory.set(key, text)
  session((storage) => storage.setItem(key, text))
}

/** Forgets a form that was saved or given up. */
export const dropDraft = (name: string): void => keepDraft(name, undefined)

/** State that comes back with its page: `[value, set, drop]`; drop after the record is saved. */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(name) ?? initial)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      keepDraft(name, next)
    },
    [name],
  )
  const drop = useCallback(() => dropDraft(name), [name])
  return [value, set, drop]
}

function forget(which: (key: string) => boolean): void {
  for (const key of [...memory.keys()].filter(which)) memory.delete(key)
  for (const key of stored().filter(which)) session((storage) => storage.removeItem(key))
}

function stored(): string[] {
  let keys: string[] = []
  session((storage) => {
    keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX))
  })
  return keys
}

function session(act: (storage: Storage) => void): void {
  try {
    if (typeof sessionStorage !== 'undefined') act(sessionStorage)
  } catch {
    // A full or refused storage leaves the memory, which is enough without a reload.
  }
}
