import type { Answer, Desk } from './desk.ts'

type Change = Record<string, unknown>
const of = (householdId: string) => `/api/v1/CommunityTablet/${householdId}`

/** The ways to cards, phones and serial numbers over HTTP, as one desk uses them. */
export const activationOf = (desk: Desk) => ({
  bindCard: (householdId: string, CarrierCode: string, changes: Change = {}): Promise<Answer> =>
    desk.post(`${of(householdId)}/Carrier/Bind/Tablet/Code`, { CarrierCode, ...changes }),
  bindCards: (householdId: string, CarrierCodes: string[], changes: Change = {}): Promise<Answer> =>
    desk.post(`${of(householdId)}/Carrier`, { CarrierCodes, ...changes }),
  bindPhone: (householdId: string, DeviceSn: string, changes: Change = {}): Promise<Answer> =>
    desk.post(`${of(householdId)}/Device/Bind/Tablet/DeviceSn`, { DeviceSn, ...changes }),
  issueSerial: (householdId: string, changes: Change = {}): Promise<Answer> =>
    desk.post(`${of(householdId)}/Device/Activate/Serial`, changes),
  findCard: (code: string): Promise<Answer> =>
    desk.get(`/api/v1/CommunityTablet/${encodeURIComponent(code)}/Carrier`),
  findPhone: (code: string): Promise<Answer> =>
    desk.get(`/api/v1/CommunityTablet/${encodeURIComponent(code)}/Device`),
  list: (query: Record<string, string | number> = {}): Promise<Answer> =>
    desk.get('/api/v1/Activation', query),
  show: async (householdId: string) => (await desk.get(`/api/v1/Activation/${householdId}`)).body.Data,
  setState: (cardId: string, State: string, RowVersion: number, Reason = ''): Promise<Answer> =>
    desk.put(`/api/v1/Activation/Carrier/${cardId}/State`, { State, RowVersion, Reason }),
  setCardHolder: (cardId: string, changes: Change): Promise<Answer> =>
    desk.put(`/api/v1/Activation/Carrier/${cardId}/Holder`, changes),
  unbindCard: (cardId: string, changes: Change): Promise<Answer> =>
    desk.post(`/api/v1/Activation/Carrier/${cardId}/Unbind`, { Reason: '住戶繳回', ...changes }),
  setPhoneHolder: (phoneId: string, changes: Change): Promise<Answer> =>
    desk.put(`/api/v1/Activation/Device/${phoneId}/Holder`, changes),
  unbindPhone: (phoneId: string, changes: Change): Promise<Answer> =>
    desk.post(`/api/v1/Activation/Device/${phoneId}/Unbind`, { Reason: '換新手機', ...changes }),
  revokeSerial: (serialId: string): Promise<Answer> =>
    desk.post(`/api/v1/Activation/Serial/${serialId}/Revoke`),
})

/** The households of an answer, as people name them. */
export const labelsOf = (answer: Answer): string[] =>
  (answer.body.Data?.CommunityTablets ?? []).map((tablet: { TabletNote: string }) => tablet.TabletNote)

/** The code of an answer's problem, beside its status on the wire (R343). */
export const refusal = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code, body.Data?.Status]
