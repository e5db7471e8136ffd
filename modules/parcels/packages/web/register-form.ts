import type { Household } from '#modules/homes/households/contract.ts'
import type { Asked } from '#platform/contract/call.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import type { Temperature } from '#platform/contract/fields.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { packages, RegisterOptions } from '../contract.ts'
import type { Batch } from './batch.ts'
import { guessCourier } from './courier-forms.ts'

export type ChosenHousehold = Pick<Household, 'householdId' | 'label' | 'names' | 'marks'>

/** What is typed and chosen for one package so far. */
export interface RegisterForm {
  /** Made here, so that sending it again is the same package. */
  packageId: string
  /** When its first key or scan came, ms; 0 before. */
  begunAt: number
  trackingNumber: string
  householdText: string
  household: ChosenHousehold | null
  /** For a named person, not the whole household. */
  named: boolean
  recipientId: string | null
  temperature: Temperature
  /** null: as the batch has it, or the first. */
  kindId: string | null
  /** null: as the batch has it, or as the tracking number looks; '' is none. */
  courierId: string | null
  /** null: as suggested. */
  shelfPosition: string | null
  note: string
  photoPath: string
  inPersonOnly: boolean
  cashOnDelivery: boolean
  /** Pieces of one item, as typed. */
  pieces: string
}

export const longestNote = 30

/** A form in which nothing is filled in yet. */
export const emptyForm = (temperature: Temperature = 0): RegisterForm => ({
  packageId: newId(),
  begunAt: 0,
  trackingNumber: '',
  householdText: '',
  household: null,
  named: false,
  recipientId: null,
  temperature,
  kindId: null,
  courierId: null,
  shelfPosition: null,
  note: '',
  photoPath: '',
  inPersonOnly: false,
  cashOnDelivery: false,
  pieces: '1',
})

/** Whether clearing it would lose something. */
export function isTouched(form: RegisterForm): boolean {
  const {
    trackingNumber,
    householdText,
    household,
    note,
    photoPath,
    named,
    inPersonOnly,
    cashOnDelivery,
    pieces,
  } = form
  return Boolean(
    trackingNumber ||
      householdText ||
      household ||
      note ||
      photoPath ||
      named ||
      inPersonOnly ||
      cashOnDelivery ||
      (pieces ?? '1') !== '1',
  )
}

export interface Settled {
  kindId: string | undefined
  courierId: string | null
  /** Whether the courier is only guessed of the tracking number. */
  courierGuessed: boolean
  shelfPosition: string
}

/** What a package gets where the person chose nothing: the batch's, else by the tracking number and the temperature. */
export function settle(
  form: RegisterForm,
  batch: Batch | null,
  options: RegisterOptions | undefined,
  remembered: Partial<Record<Temperature, string>>,
): Settled {
  const guess = guessCourier(form.trackingNumber)
  const guessed = options?.couriers.find((courier) => courier.name === guess?.courier)?.id ?? null
  const fixed = form.courierId ?? batch?.courierId ?? undefined
  const fits = (options?.positions ?? []).filter(
    (position) => position.temperature === form.temperature && !position.isFull,
  )
  const known = fits.find((fit) => fit.name === remembered[form.temperature]) ?? fits[0]
  const ofBatch = batch?.temperature === form.temperature ? batch.shelfPosition : undefined
  return {
    kindId: form.kindId ?? batch?.kindId ?? options?.kinds.find((kind) => kind.isAccepted)?.id,
    courierId: fixed === undefined ? guessed : fixed || null,
    courierGuessed: fixed === undefined && guessed !== null,
    shelfPosition: form.shelfPosition ?? ofBatch ?? known?.name ?? '',
  }
}

export type Complaint =
  | 'householdRequired'
  | 'recipientRequired'
  | 'recipientInPerson'
  | 'noteTooLong'
  | 'piecesWrong'

/** How many pieces are typed; undefined when it is no number from 1 to 99. A form kept from before has one. */
export function piecesOf({ pieces = '1' }: { pieces?: string }): number | undefined {
  const count = Number(pieces)
  return pieces.trim() !== '' && Number.isInteger(count) && count >= 1 && count <= 99 ? count : undefined
}

/** What must be mended before the package can be registered. */
export function complain(form: RegisterForm): Complaint | undefined {
  if (!form.household) return 'householdRequired'
  if (form.inPersonOnly && (!form.named || !form.recipientId)) return 'recipientInPerson'
  if (form.named && !form.recipientId) return 'recipientRequired'
  if (piecesOf(form) === undefined) return 'piecesWrong'
  return lengthOf(form.note.trim()) > longestNote ? 'noteTooLong' : undefined
}

/** The request; a form that `complain` says nothing about. */
export function toRequest(
  form: RegisterForm,
  household: ChosenHousehold,
  settled: Settled & { kindId: string },
): Asked<typeof packages.calls.register> {
  const { packageId, temperature, note, photoPath, inPersonOnly, cashOnDelivery } = form
  return {
    packageId,
    householdId: household.householdId,
    recipientId: form.named ? form.recipientId : null,
    kindId: settled.kindId,
    courierId: settled.courierId,
    temperature,
    trackingNumber: form.trackingNumber.trim(),
    shelfPosition: settled.shelfPosition.trim(),
    note: note.trim(),
    photoPath,
    inPersonOnly,
    cashOnDelivery,
    pieceCount: piecesOf(form) ?? 1,
  }
}
