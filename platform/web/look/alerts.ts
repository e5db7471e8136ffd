import { text } from '#platform/web/i18n/texts.ts'

/** Something that can be done about a toast: 復原, 下載. */
export interface ToastAct {
  label: string
  run: () => void
}
/** Where a toast leads. */
export interface ToastLink {
  label: string
  href: string
  go: () => void
}
export interface Toast {
  id: number
  title?: string
  text: string
  /** It did not work: no check mark stands before it. */
  isTrouble: boolean
  link?: ToastLink
  act?: ToastAct
}
export interface Box {
  id: number
  title?: string
  text: string
  ok: string
  /** Absent: an alert with one button. */
  cancel?: string
  /** Whether Enter confirms; otherwise Ctrl Enter does. */
  enter: boolean
  answer: (ok: boolean) => void
}
export interface ConfirmOptions {
  title: string
  text?: string
  ok?: string
  cancel?: string
  /** false for a hand-over or an alarm: a scan ends with Enter, so only Ctrl Enter or the button confirms. */
  enter?: boolean
}
interface Shown {
  toasts: readonly Toast[]
  box: Box | undefined
}

/** Milliseconds that a toast is shown (R371). */
const TOAST_MS = 3000
/** Milliseconds of a toast that offers more than taking back: one comes from somewhere else to it. */
const OFFER_MS = 12_000
/** How many are on screen at once: more would cover the page of a phone. */
const ROOM = 4

let shown: Shown = { toasts: [], box: undefined }
let last = 0
const queue: Box[] = []
/** The warnings that nobody closed yet, by their words. */
const warnings = new Map<string, Promise<void>>()
/** Toasts that somebody points at: they stay until the pointer leaves. */
const held = new Set<number>()
const listeners = new Set<() => void>()

interface ToastOptions {
  title?: string
  link?: ToastLink
  undo?: () => void
  act?: ToastAct
  isTrouble?: boolean
}

/** A minor message at the bottom right for 3000 ms (R236, R371), with a title and a link where it has them (R370), with 復原
 *  where the act can be undone; one that offers an act of its own stays for 12 seconds. The same words again take the place
 *  of the earlier ones, and a fifth toast that of the oldest which offers nothing. */
export function toast(message: string, options: ToastOptions = {}): void {
  const { title, link, undo, act: offer, isTrouble = false } = options
  const id = ++last
  const act = offer ?? (undo && { label: text('platform', 'undo'), run: undo })
  const next = { id, title, text: message, link, isTrouble, act }
  show({ toasts: [...leaveRoom(shown.toasts.filter((toast) => !isSame(toast, next))), next] })
  endLater(id, offer ? OFFER_MS : TOAST_MS)
}

const offersNothing = (toast: Toast) => !toast.act && !toast.link
const isSame = (toast: Toast, next: Toast) =>
  toast.text === next.text && toast.title === next.title && offersNothing(toast) && offersNothing(next)

function leaveRoom(toasts: readonly Toast[]): readonly Toast[] {
  const oldest = toasts.find((toast) => offersNothing(toast) && !held.has(toast.id))
  return toasts.length < ROOM || !oldest ? toasts : toasts.filter((toast) => toast !== oldest)
}

function endLater(id: number, ms: number): void {
  setTimeout(() => (held.has(id) ? endLater(id, TOAST_MS) : dropToast(id)), ms)
}

/** Whether somebody points at a toast, or stands on it with the keyboard. */
export function holdToast(id: number, isHeld: boolean): void {
  if (isHeld) held.add(id)
  else held.delete(id)
}

/** A warning in a box with one button (R236). Resolves when it is closed. Boxes queue: one at a time; the same words wait once. */
export function alertBox(message: string, options: { title?: string } = {}): Promise<void> {
  const words = `${options.title ?? ''}\n${message}`
  const closed =
    warnings.get(words) ??
    ask({ title: options.title, text: message, ok: text('platform', 'ok'), enter: true }).then(
      () => void warnings.delete(words),
    )
  warnings.set(words, closed)
  return closed
}

/** A question with two buttons. True when confirmed; Esc is no. */
export function confirmBox({ title, text: body, ok, cancel, enter }: ConfirmOptions): Promise<boolean> {
  return ask({
    title,
    text: body ?? '',
    ok: ok ?? text('platform', 'confirm'),
    cancel: cancel ?? text('platform', 'cancel'),
    enter: enter ?? true,
  })
}

/** The boxes and toasts on screen now. */
export const alertsShown = (): Shown => shown

/** Hears when they change; gives the way to stop hearing. */
export function onAlerts(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Takes a toast off the screen. */
export function dropToast(id: number): void {
  held.delete(id)
  show({ toasts: shown.toasts.filter((toast) => toast.id !== id) })
}

function ask(box: Omit<Box, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++last
    const answer = (ok: boolean) => {
      if (shown.box?.id !== id) return
      show({ box: queue.shift() })
      resolve(ok)
    }
    const next = { ...box, id, answer }
    if (shown.box) queue.push(next)
    else show({ box: next })
  })
}

function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change }
  for (const listener of listeners) listener()
}
