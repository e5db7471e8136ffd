import './setting-texts.ts'
import type { SettingList } from '#platform/web/frame/contributions.ts'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import type { AllSettings } from '../contract.ts'
import { courierList } from './courier-list.tsx'
import { kindList } from './kind-list.tsx'
import { positionList } from './position-list.tsx'
import { settingApi } from './use-setting.ts'

/** How many entries of each list are in use. */
export const countsOf = ({ kinds, couriers, positions }: AllSettings) => ({
  kinds: countLive(kindList, kinds),
  couriers: countLive(courierList, couriers),
  positions: countLive(positionList, positions),
})

/** What all pages of settings list of the parcel desk. */
export const settingList: SettingList = {
  parts: [
    { name: 'kinds', label: 'packageSetting:kinds' },
    { name: 'couriers', label: 'packageSetting:couriers' },
    { name: 'positions', label: 'packageSetting:positions' },
    { name: 'reminders', label: 'packageSetting:reminders' },
    { name: 'receiving', label: 'packageSetting:receiving' },
    { name: 'label', label: 'packageSetting:label' },
  ],
  count: async () => countsOf((await settingApi.showAll({})).data),
}
