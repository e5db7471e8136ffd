import type { Given } from '#platform/contract/call.ts'
import { intercomSentries, patterns, settingChanged } from '#modules/doors/intercom-sentries/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { amountField, dayField, type FormField, type Named, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSection } from '#platform/web/settings/use-section.ts'

export const sentriesApi = client(intercomSentries)
type Calls = typeof intercomSentries.calls
type Setting = Given<Calls['showSetting']>['data']
export type Contract = Given<Calls['showContract']>['data']
type Refresh = () => Promise<unknown>

const codes = [settingChanged('', '').code]
const setting = async () => (await sentriesApi.showSetting({})).data

/** A whole number within its limits. */
const between = <Form>(
  label: string,
  name: Named<Form, string>,
  [least, most, wrong]: readonly [least: number, most: number, wrong: string],
  help?: string,
): FormField<Form> => ({
  ...amountField<Form>(label, name, { digits: String(most).length, ...(help && { help }) }),
  wrong: (form) => {
    const number = String(form[name])
    return number !== '' && Number(number) >= least && Number(number) <= most ? undefined : wrong
  },
})

const ringingNames = [
  'indoorSeconds',
  'appSeconds',
  'forwardSeconds',
  'guardSeconds',
  'registrationHours',
  'capSeconds',
] as const
type RingingForm = Record<(typeof ringingNames)[number], string>

/** For how long each part of a chain rings. */
export function useRingingSection(saved: Setting['ringing'], refresh: Refresh) {
  const t = useTexts('intercomSetting')
  const seconds = [5, 120, t('secondsWrong')] as const
  return useSection<Setting['ringing'], RingingForm>({
    saved,
    refresh,
    codes,
    formOf: (now) => Object.fromEntries(ringingNames.map((name) => [name, String(now[name])])) as RingingForm,
    fields: [
      between(t('indoorSeconds'), 'indoorSeconds', seconds),
      between(t('appSeconds'), 'appSeconds', seconds),
      between(t('forwardSeconds'), 'forwardSeconds', seconds),
      between(t('guardSeconds'), 'guardSeconds', seconds),
      between(t('registrationHours'), 'registrationHours', [1, 720, t('hoursWrong')], t('registrationHelp')),
      between(t('capSeconds'), 'capSeconds', [30, 600, t('capWrong')], t('capHelp')),
    ],
    newest: async () => (await setting()).ringing,
    send: (form, version, retry) => {
      const said = Object.fromEntries(ringingNames.map((name) => [name, Number(form[name])]))
      return sentriesApi.saveRinging({ ...(said as Record<keyof RingingForm, number>), version }, retry)
    },
  })
}

interface ContractForm {
  mostSentries: string
  monthlyMinutes: string
  landline: string
  cellPhone: string
  startsOn: string
  endsOn: string
}
const price = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/
const centsOf = (text: string) => Math.round(Number(text) * 100)

/** What the contract has, and what minutes of the telephone network cost. */
export function useContractSection(saved: Contract, refresh: Refresh) {
  const t = useTexts('intercomSetting')
  const priced = (label: string, name: 'landline' | 'cellPhone'): FormField<ContractForm> => ({
    ...textField<ContractForm>(label, name, { input: { inputMode: 'decimal', maxLength: 6 } }),
    wrong: (form) => (price.test(form[name]) ? undefined : t('priceWrong')),
  })
  return useSection<Contract, ContractForm>({
    saved,
    refresh,
    codes,
    formOf: (now) => ({
      mostSentries: String(now.mostSentries),
      monthlyMinutes: String(now.monthlyMinutes),
      landline: String(now.landlineCents / 100),
      cellPhone: String(now.cellPhoneCents / 100),
      startsOn: now.startsOn ?? '',
      endsOn: now.endsOn ?? '',
    }),
    fields: [
      between(t('mostSentries'), 'mostSentries', [1, 200, t('mostWrong')]),
      between(t('monthlyMinutes'), 'monthlyMinutes', [0, 100_000, t('minutesWrong')], t('monthlyHelp')),
      priced(t('landline'), 'landline'),
      priced(t('cellPhone'), 'cellPhone'),
      dayField<ContractForm>(t('startsOn'), 'startsOn', { optional: true }),
      dayField<ContractForm>(t('endsOn'), 'endsOn', { optional: true, min: ({ startsOn }) => startsOn }),
    ],
    newest: async () => (await sentriesApi.showContract({})).data,
    send: ({ landline, cellPhone, startsOn, endsOn, ...form }, version, retry) =>
      sentriesApi.saveContract(
        {
          mostSentries: Number(form.mostSentries),
          monthlyMinutes: Number(form.monthlyMinutes),
          landlineCents: centsOf(landline),
          cellPhoneCents: centsOf(cellPhone),
          startsOn: startsOn || null,
          endsOn: endsOn || null,
          version,
        },
        retry,
      ),
  })
}

interface ExchangeForm {
  domain: string
  sipPort: string
  webPort: string
  trunk: string
}

/** Where the exchange is and listens. */
export function useExchangeSection(saved: Setting['exchange'], refresh: Refresh) {
  const t = useTexts('intercomSetting')
  const named = (label: string, name: 'domain' | 'trunk', help: string): FormField<ExchangeForm> => ({
    ...textField<ExchangeForm>(label, name, { help, optional: true, input: { maxLength: 120 } }),
    wrong: (form) => (patterns[name].test(form[name].trim()) ? undefined : t(`wrong_${name}`)),
  })
  // Its digits stand as they are written anywhere else: 5060.
  const port = (label: string, name: 'sipPort' | 'webPort'): FormField<ExchangeForm> => ({
    ...textField<ExchangeForm>(label, name, { input: { inputMode: 'numeric', maxLength: 5 } }),
    wrong: (form) =>
      /^\d{1,5}$/.test(form[name]) && Number(form[name]) >= 1 && Number(form[name]) <= 65_535
        ? undefined
        : t('portWrong'),
  })
  return useSection<Setting['exchange'], ExchangeForm>({
    saved,
    refresh,
    codes,
    formOf: ({ domain, sipPort, webPort, trunk }) => ({
      domain,
      sipPort: String(sipPort),
      webPort: String(webPort),
      trunk,
    }),
    fields: [
      named(t('domain'), 'domain', t('domainHelp')),
      port(t('sipPort'), 'sipPort'),
      port(t('webPort'), 'webPort'),
      named(t('trunk'), 'trunk', t('trunkHelp')),
    ],
    newest: async () => (await setting()).exchange,
    send: ({ domain, sipPort, webPort, trunk }, version, retry) =>
      sentriesApi.saveExchange(
        {
          domain: domain.trim(),
          sipPort: Number(sipPort),
          webPort: Number(webPort),
          trunk: trunk.trim(),
          version,
        },
        retry,
      ),
  })
}
