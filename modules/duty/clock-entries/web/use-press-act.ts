import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import { refuse, type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import type { ClockEntry } from '../contract.ts'
import { type Hinted, placeNow } from './Hints.tsx'
import type { Pin } from './PinFields.tsx'
import { clockApi } from './queries.ts'
import type { Chosen } from './ShiftChoice.tsx'
import type { usePresses, WaitingShift } from './use-presses.ts'

/** What somebody shows at the desk: a card, a code, a PIN; nothing: the own account. */
export interface Shown {
  token?: string
  carrierCode?: string
  pin?: Pin
}

export interface Press {
  open: WaitingShift | null | undefined
  chosen: Chosen
  isStandIn: boolean
  /** null: the own account; with nothing in it nobody showed anything yet. */
  by: Shown | null
  /** Of a one-time account: who is there in person; null: it is none. */
  personName: string | null
  hinted: Hinted
}

/** The press itself, in or out: sent, or kept in this browser where the line is down and the own account presses. */
export function usePressAct(presses: ReturnType<typeof usePresses>, again: () => unknown, done: () => void) {
  const t = useTexts('clockEntriesPage')
  const said = ({ clockedOutAt, clockedInAt, personName: name }: ClockEntry) =>
    toast(
      clockedOutAt
        ? t('clockedOut', { name, time: speakTime(clockedOutAt) })
        : t('clockedIn', { name, time: speakTime(clockedInAt) }),
    )
  async function orKept(
    mayWait: boolean,
    send: () => Promise<{ data: ClockEntry }>,
    keep: () => Promise<Date | undefined>,
  ): Promise<void> {
    if (!mayWait || !presses.isDown())
      try {
        return said((await send().finally(again)).data)
      } catch (error) {
        if (!mayWait || !(error instanceof LostConnection)) throw error
      }
    const at = await keep()
    if (!at) return refuse(t('cannotWait'))
    toast(t('pressKept', { time: speakTime(at) }))
  }
  async function clockIn(retry: Retry, { chosen, isStandIn, by, personName, hinted }: Press) {
    if (!chosen.companyId || !chosen.jobTitle || !chosen.shiftName) return refuse(t('chooseShift'))
    if (personName !== null) {
      if (!personName.trim()) return refuse(t('nameNeeded'))
      const press = { ...chosen, personName: personName.trim() }
      return orKept(
        false,
        () => clockApi.clockInOneTime({ ...press, clockId: retry.idOf(press) }, retry),
        async () => undefined,
      )
    }
    const press = { ...chosen, ...by, isStandIn }
    const own = {
      ...chosen,
      isStandIn,
      clockId: retry.idOf(press),
      place: hinted.isPlaced ? await placeNow() : '',
    }
    return orKept(
      by === null,
      async () => {
        const photo = await uploadOnce(retry, 'webcam', hinted.photo)
        return clockApi.clockIn({ ...own, ...by, photo }, retry)
      },
      () => presses.keepIn(own, hinted.photo),
    )
  }
  return useSubmit(async (retry, press: Press) => {
    const { open, by } = press
    if (by && Object.keys(by).length === 0) return refuse(t('cardNeeded'))
    if (open)
      await orKept(
        by === null && press.personName === null,
        () => clockApi.clockOut({ clockId: open.clockId, ...by }, retry),
        () => presses.keepOut(open),
      )
    else await clockIn(retry, press)
    done()
  })
}
