import './setting-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { accountGroups, ledger } from '../contract.ts'

const api = client(ledger)

/** What all pages of settings list of the books. */
export const settingList: SettingList = {
  parts: accountGroups.map((kind) => ({ name: kind, label: `ledgerSetting:${kind}` })),
  async count() {
    const { data } = await api.listAccounts({})
    const of = (group: string) => data.filter(({ kind, isRetired }) => kind === group && !isRetired).length
    return Object.fromEntries(accountGroups.map((group) => [group, of(group)]))
  },
}
