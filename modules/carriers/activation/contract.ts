import { z } from 'zod'
import { Household } from '#modules/homes/households/contract.ts'
import { call, contract } from '#platform/contract/call.ts'
import {
  data,
  done,
  Id,
  Instant,
  line,
  RowVersion,
  Secret,
  verbatim,
  words,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  Activation,
  ActivationSummary,
  activationViews,
  BatchBinding,
  Card,
  CardBinding,
  cardStates,
  HouseholdActivation,
  householdId,
  onOther,
  PhoneBinding,
  phoneBindStatuses,
} from './shapes.ts'

export {
  type Activation,
  type ActivationSummary,
  activationViews,
  type BatchBinding,
  type Card,
  type CardBinding,
  type CardState,
  type CarrierChange,
  type HouseholdActivation,
  type HouseholdCard,
  type HouseholdPhone,
  type OpenSerial,
  type OtherHousehold,
  otherHouseholds,
  type PhoneBinding,
} from './shapes.ts'

/** The answer of a binding, which may come as `data` too (R350). */
const bound = <Inner extends z.ZodObject>(inner: Inner) => z.object({ data: inner.meta({ orWire: 'data' }) })

/** Every failure to bind also carries the status that the documents give it (R343, R349). */
const failed = { Status: 'fail' }

export const wrongBarcode = () =>
  problem(400000, '條碼驗證錯誤，請確認是住戶 App 的 16 碼條碼。', { data: failed })
export const notBound = () => problem(404001, '此裝置尚未開通，請先完成住戶開通。')

/** A lost card opens nothing until it is found. */
export const cardLost = (when: string) =>
  problem(409501, `這張卡已於${when} 掛失，不能用來領取。請先確認持卡人身分；尋回的卡可在「開通狀態」恢復。`)
/** Two cards read alike: nobody guesses which one lies on the reader. */
export const cardAmbiguous = () =>
  problem(409502, '這個卡號可能是兩張不同的卡，無法確定是哪一戶，請改以戶別處理。', { data: failed })

export const cardUnreadable = () =>
  problem(400501, '讀到的內容不是卡號，請重新感應卡片；若仍如此，請檢查讀卡機設定。', { data: failed })
export const cardRandom = () =>
  problem(400502, '這是手機每次感應都會更換的隨機卡號，無法開通。請改用實體卡片或磁扣，手機請用條碼開通。', {
    data: failed,
  })
export const cardCut = () =>
  problem(400503, '這台讀卡機只讀到卡號的前段，無法分辨是哪一張卡。請改用能讀取完整卡號的讀卡機。', {
    data: failed,
  })
export const codeOfPhone = () =>
  problem(400504, '這是住戶 App 的條碼，不是卡片。請改選「手機條碼」開通。', { data: failed })
export const codeOfInvoice = () =>
  problem(400505, '這是電子發票手機條碼，不能用來開通。請改用住戶 App 的 16 碼條碼。', { data: failed })
export const codeOfCertificate = () =>
  problem(400506, '這是自然人憑證條碼，不能用來開通。請改用住戶 App 的 16 碼條碼。', { data: failed })

/** R354: who has the card already (`data`: OtherHousehold[]), for the question whether to add this household or to move it. */
export const cardOfOthers = (labels: readonly string[], others: unknown) =>
  problem(409503, `這張卡已開通給 ${labels.join('、')}，請選擇同時加入這一戶，或改綁到這一戶。`, {
    data: { ...failed, CommunityTablets: others },
  })
export const cardBlockedElsewhere = (how: string, labels: readonly string[], others: unknown) =>
  problem(409504, `這張卡已由 ${labels.join('、')} ${how}，請先由該戶恢復或解除，再重新開通。`, {
    data: { ...failed, CommunityTablets: others },
  })

export const carrierChanged = (who: string, when: string) =>
  problem(409505, `${who}已於${when} 變更過，這次沒有儲存；請確認最新內容後再試。`)
export const notBoundHere = (who: string, when: string) =>
  problem(409506, `${who}已於${when} 把這張卡從這一戶解除，不必再處理。`)
export const phoneUnbound = (who: string, when: string) =>
  problem(409507, `${who}已於${when} 解除這支手機，不必再處理。`)
export const alreadySo = () => problem(409508, '這張卡已經是這個狀態，不必再處理。')

const Households = z.object({ households: z.array(Household).meta({ wire: 'CommunityTablets' }) })
const cardCode = verbatim(200).meta({ wire: 'CarrierCode' })
const phoneSerial = verbatim(200).meta({ wire: 'DeviceSn' })
/** Who carries it; null: the household as a whole. */
const residentId = Id.nullable()
const cardId = Id
const phoneId = Id.meta({ wire: 'DeviceId' })
const rowVersion = RowVersion
const reason = words(60)
const reasonOrNone = line(60).default('')

export const activation = contract('activation', {
  findByPhone: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{code}/Device',
    summary:
      "The households of a phone's 16-character barcode. 400000 wrong barcode, 404001 not bound (R143, R144).",
    can: 'activation.view',
    takes: z.object({ code: verbatim(200) }),
    gives: data(Households),
    errors: 'own',
  }),
  findByCard: call({
    method: 'GET',
    path: '/api/v1/CommunityTablet/{code}/Carrier',
    summary:
      'The cards of an own household (by its id), else the households of a scanned card. 404001 not bound (R146, R351), 409501 lost, 409502 ambiguous.',
    can: 'activation.view',
    takes: z.object({ code: verbatim(200) }),
    gives: data(Households.extend({ cards: z.array(Card).meta({ wire: 'Carriers' }) })),
    errors: 'own',
  }),
  bindCard: call({
    method: 'POST',
    path: '/api/v1/CommunityTablet/{householdId}/Carrier/Bind/Tablet/Code',
    summary:
      'Binds a card: repeat (bound here already), restart (enabled again), success (R344–R346). 409503 names other households that have it (R354).',
    can: 'activation.change',
    takes: z.object({ householdId, cardCode, residentId: residentId.default(null), onOther }),
    gives: bound(CardBinding),
    errors: 'own',
  }),
  bindCards: call({
    method: 'POST',
    path: '/api/v1/CommunityTablet/{householdId}/Carrier',
    summary: 'Binds cards that were read in a row; each has a status of its own, in the order given.',
    can: 'activation.change',
    takes: z.object({
      householdId,
      cardCodes: z.array(verbatim(200)).min(1).max(100).meta({ wire: 'CarrierCodes' }),
      residentId: residentId.default(null),
      onOther,
    }),
    gives: data(z.array(BatchBinding)),
    errors: 'own',
  }),
  bindPhone: call({
    method: 'POST',
    path: '/api/v1/CommunityTablet/{householdId}/Device/Bind/Tablet/DeviceSn',
    summary:
      'Binds a phone by its barcode: success, update_success (it belonged elsewhere or to somebody else), com_tablet_device_repeat (R347–R349).',
    can: 'activation.change',
    takes: z.object({ householdId, phoneSerial, residentId: residentId.default(null) }),
    gives: bound(PhoneBinding),
    errors: 'own',
  }),
  issueSerial: call({
    method: 'POST',
    path: '/api/v1/CommunityTablet/{householdId}/Device/Activate/Serial',
    summary:
      'A new serial number, for one phone and 24 hours (R340–R342); it replaces the open one of the same household and resident.',
    can: 'activation.change',
    takes: z.object({ householdId, residentId: residentId.default(null) }),
    gives: data(
      z.object({
        serialId: Id,
        /** Eight characters, shown once; only its digest is kept. */
        serialNumber: Secret,
        expiresAt: Instant,
      }),
    ),
    secret: 'a serial number is shown once and kept only as a digest',
    errors: 'own',
  }),
  spendSerial: call({
    method: 'POST',
    path: '/api/v1/ResidentDevice/Activate',
    summary: "The resident's app spends a serial number: its phone is bound. Public, slowed down.",
    can: 'public',
    takes: z.object({
      phoneSerial,
      serialNumber: verbatim(40),
      /** The holder was asked: the phone leaves the household that it is bound to. */
      isMoveAccepted: z.boolean().default(false),
    }),
    gives: data(
      z.object({
        status: z.enum(phoneBindStatuses),
        communityName: z.string(),
        label: z.string().meta({ wire: 'TabletNote' }),
      }),
    ),
    unaudited: 'audited in the transaction of the community that the serial number leads to',
  }),
  listActivations: call({
    method: 'GET',
    path: '/api/v1/Activation',
    summary: 'Households with how many cards, phones and open serial numbers, in the order of the picker.',
    can: 'activation.view',
    takes: z.object({
      view: z.enum(activationViews).default('all'),
      building: line(100).optional().meta({ wire: 'Tag' }),
      /** A label or part of it, a name, a card in any format, a phone's barcode or the end of either. */
      text: line(60).default(''),
      after: line(20).default(''),
      maxCount: z.int().min(1).max(100).default(50),
    }),
    gives: z.object({
      data: z.array(Activation),
      summary: ActivationSummary,
      /** `after` is '' after the last page. */
      pagination: z.object({ after: z.string(), maxCount: z.int(), total: z.int() }),
    }),
  }),
  getActivation: call({
    method: 'GET',
    path: '/api/v1/Activation/{householdId}',
    summary:
      'Cards, phones and open serial numbers of one household, and what happened to them; the view is audited.',
    can: 'activation.view',
    takes: z.object({ householdId }),
    gives: data(HouseholdActivation),
    errors: 'own',
  }),
  setCardState: call({
    method: 'PUT',
    path: '/api/v1/Activation/Carrier/{cardId}/State',
    summary: 'Lost, disabled, or works again, with a reason; it holds at once at every desk.',
    can: 'activation.change',
    takes: z.object({ cardId, state: z.enum(cardStates), reason: reasonOrNone, rowVersion }),
    gives: done,
  }),
  setCardHolder: call({
    method: 'PUT',
    path: '/api/v1/Activation/Carrier/{cardId}/Holder',
    summary: 'Who of a household carries the card.',
    can: 'activation.change',
    takes: z.object({ cardId, householdId, residentId, rowVersion }),
    gives: done,
  }),
  unbindCard: call({
    method: 'POST',
    path: '/api/v1/Activation/Carrier/{cardId}/Unbind',
    summary: 'Takes a card off one household, or off all that have it, with a reason.',
    can: 'activation.change',
    takes: z.object({ cardId, householdId, fromAll: z.boolean().default(false), reason, rowVersion }),
    gives: done,
  }),
  setPhoneHolder: call({
    method: 'PUT',
    path: '/api/v1/Activation/Device/{phoneId}/Holder',
    summary: 'Whose phone it is.',
    can: 'activation.change',
    takes: z.object({ phoneId, residentId, rowVersion }),
    gives: done,
  }),
  unbindPhone: call({
    method: 'POST',
    path: '/api/v1/Activation/Device/{phoneId}/Unbind',
    summary: 'Takes a phone off its household, with a reason.',
    can: 'activation.change',
    takes: z.object({ phoneId, reason, rowVersion }),
    gives: done,
  }),
  revokeSerial: call({
    method: 'POST',
    path: '/api/v1/Activation/Serial/{serialId}/Revoke',
    summary: 'An open serial number opens nothing any more.',
    can: 'activation.change',
    takes: z.object({ serialId: Id }),
    gives: done,
  }),
})
