import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { pledges } from './PledgePanel.tsx'
import { reasonList } from './ReasonPanel.tsx'
import { type AllSettings, askAll, type ReasonEntry } from './use-setting.ts'

interface Counted extends Pick<AllSettings, 'pledgeKinds'> {
  reasons: readonly ReasonEntry[]
}

/** How many entries of each list are in use. */
export const countsOf = ({ reasons, pledgeKinds }: Counted) => ({
  reasons: countLive(reasonList, reasons),
  pledges: countLive(pledges, pledgeKinds),
})

/** What all pages of settings list of visitors. */
export const settingList: SettingList = {
  parts: [
    { name: 'reasons', label: 'visitorSetting:part_reasons' },
    { name: 'pledges', label: 'visitorSetting:part_pledges' },
    { name: 'desk', label: 'visitorSetting:part_desk' },
    { name: 'form', label: 'visitorSetting:part_form' },
  ],
  count: async () => countsOf(await askAll()),
}
