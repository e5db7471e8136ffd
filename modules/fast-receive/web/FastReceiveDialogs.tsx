import type { Step } from './fast-receive-store.ts'

export function FastReceiveDialogs(_: { step: Step }) {
  return null
}
