import type { WaitingCommand } from '#modules/charging/charging-stations/server/public.ts'

/** A command as a version of OCPP says it. */
export interface Call {
  action: string
  payload: object
}

type Given = Pick<WaitingCommand, 'kind' | 'connectorNo' | 'input'> & {
  transactionKey: string
  /** Tags for the station's own list. */
  tags: readonly string[]
}

const whole = ({ connectorNo }: Given) => connectorNo ?? 0
/** A, in steps that every station takes. */
const amperesOf = ({ input }: Given) => Math.round(Number(input['amperes'] ?? 0) * 10) / 10
const isOn = ({ input }: Given) => input['use'] !== 'out'
/** Known to the station by this number: a second limit takes the place of the first. */
const profileId = 1

const schedule = (given: Given) => ({
  chargingRateUnit: 'A',
  chargingSchedulePeriod: [{ startPeriod: 0, limit: amperesOf(given) }],
})

const say16: Record<WaitingCommand['kind'], (given: Given) => Call> = {
  start: ({ connectorNo, input }) => ({
    action: 'RemoteStartTransaction',
    payload: { connectorId: connectorNo ?? 1, idTag: input['idTag'] ?? '' },
  }),
  stop: ({ transactionKey }) => ({
    action: 'RemoteStopTransaction',
    payload: { transactionId: Number(transactionKey) },
  }),
  unlock: ({ connectorNo }) => ({ action: 'UnlockConnector', payload: { connectorId: connectorNo ?? 1 } }),
  reset: ({ input }) => ({ action: 'Reset', payload: { type: input['type'] === 'Hard' ? 'Hard' : 'Soft' } }),
  availability: (given) => ({
    action: 'ChangeAvailability',
    payload: { connectorId: whole(given), type: isOn(given) ? 'Operative' : 'Inoperative' },
  }),
  trigger: ({ connectorNo, input }) => ({
    action: 'TriggerMessage',
    payload: {
      requestedMessage: input['message'] ?? 'StatusNotification',
      ...(connectorNo !== null && { connectorId: connectorNo }),
    },
  }),
  localList: ({ input, tags }) => ({
    action: 'SendLocalList',
    payload: {
      listVersion: Number(input['version'] ?? 1),
      updateType: 'Full',
      localAuthorizationList: tags.map((idTag) => ({ idTag, idTagInfo: { status: 'Accepted' } })),
    },
  }),
  getConfiguration: ({ input }) => ({
    action: 'GetConfiguration',
    payload: input['key'] ? { key: [input['key']] } : {},
  }),
  setConfiguration: ({ input }) => ({
    action: 'ChangeConfiguration',
    payload: { key: input['key'] ?? '', value: input['value'] ?? '' },
  }),
  setProfile: (given) => ({
    action: 'SetChargingProfile',
    payload: {
      connectorId: whole(given),
      csChargingProfiles: {
        chargingProfileId: profileId,
        stackLevel: 0,
        chargingProfilePurpose: 'TxDefaultProfile',
        chargingProfileKind: 'Relative',
        chargingSchedule: schedule(given),
      },
    },
  }),
  clearProfile: () => ({ action: 'ClearChargingProfile', payload: { id: profileId } }),
}

const variableOf = (key = '') => {
  const [component = '', variable = ''] = key.includes('.') ? key.split('.') : ['OCPPCommCtrlr', key]
  return { component: { name: component }, variable: { name: variable } }
}
const evseOf = ({ connectorNo }: Given) => (connectorNo === null ? {} : { evse: { id: connectorNo } })

const say201: Record<WaitingCommand['kind'], (given: Given) => Call> = {
  start: ({ connectorNo, input }) => ({
    action: 'RequestStartTransaction',
    payload: {
      evseId: connectorNo ?? 1,
      remoteStartId: Math.floor(Date.now() / 1000),
      idToken: { idToken: input['idTag'] ?? '', type: 'ISO14443' },
    },
  }),
  stop: ({ transactionKey: transactionId }) => ({
    action: 'RequestStopTransaction',
    payload: { transactionId },
  }),
  unlock: ({ connectorNo }) => ({
    action: 'UnlockConnector',
    payload: { evseId: connectorNo ?? 1, connectorId: 1 },
  }),
  reset: ({ input }) => ({
    action: 'Reset',
    payload: { type: input['type'] === 'Hard' ? 'Immediate' : 'OnIdle' },
  }),
  availability: (given) => ({
    action: 'ChangeAvailability',
    payload: { operationalStatus: isOn(given) ? 'Operative' : 'Inoperative', ...evseOf(given) },
  }),
  trigger: (given) => ({
    action: 'TriggerMessage',
    payload: {
      requestedMessage: given.input['message'] ?? 'StatusNotification',
      ...(given.connectorNo !== null && { evse: { id: given.connectorNo, connectorId: 1 } }),
    },
  }),
  localList: ({ input, tags }) => ({
    action: 'SendLocalList',
    payload: {
      versionNumber: Number(input['version'] ?? 1),
      updateType: 'Full',
      localAuthorizationList: tags.map((idToken) => ({
        idToken: { idToken, type: 'ISO14443' },
        idTokenInfo: { status: 'Accepted' },
      })),
    },
  }),
  getConfiguration: ({ input }) => ({
    action: 'GetVariables',
    payload: { getVariableData: [variableOf(input['key'])] },
  }),
  setConfiguration: ({ input }) => ({
    action: 'SetVariables',
    payload: { setVariableData: [{ attributeValue: input['value'] ?? '', ...variableOf(input['key']) }] },
  }),
  setProfile: (given) => ({
    action: 'SetChargingProfile',
    payload: {
      evseId: whole(given),
      chargingProfile: {
        id: profileId,
        stackLevel: 0,
        chargingProfilePurpose: 'TxDefaultProfile',
        chargingProfileKind: 'Relative',
        chargingSchedule: [{ id: profileId, ...schedule(given) }],
      },
    },
  }),
  clearProfile: () => ({ action: 'ClearChargingProfile', payload: { chargingProfileId: profileId } }),
}

/** A command in the words of the station's version. */
export const callOf = (protocol: string, given: Given): Call =>
  (protocol === 'ocpp1.6' ? say16 : say201)[given.kind](given)

/** Words of OCPP for yes; what a station reboots for or does later is a yes. */
const yes = new Set(['Accepted', 'Unlocked', 'Scheduled', 'RebootRequired', 'OK'])

/** What a station answered: whether it does it, and its word. */
export function readAnswer(answer: object): { state: 'done' | 'refused'; answer: string; details: object } {
  const { status, setVariableResult, getVariableResult, configurationKey } = answer as {
    status?: string
    setVariableResult?: { attributeStatus: string }[]
    getVariableResult?: { attributeStatus: string }[]
    configurationKey?: object[]
  }
  const [result] = setVariableResult ?? getVariableResult ?? []
  const word = status ?? result?.attributeStatus ?? (configurationKey ? 'OK' : 'Accepted')
  return { state: yes.has(word) ? 'done' : 'refused', answer: word, details: answer }
}
