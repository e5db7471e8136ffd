import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { type AllSettings, listRules, type ListProps, settingApi } from './use-setting.ts'

type PledgeKind = AllSettings['pledgeKinds'][number]

const askLaw = () =>
  confirmBox({
    title: text('visitorSetting', 'lawTitle'),
    text: text('visitorSetting', 'lawText'),
    ok: text('visitorSetting', 'lawConfirm'),
    enter: false,
  })

export const pledges: EntryKind<PledgeKind> = {
  ...listRules<PledgeKind>('pledgeKinds', ({ pledgeKindId }) => pledgeKindId),
  newest: async () => (await settingApi.showAll({})).data.pledgeKinds,
  add: (id, { name }, retry) => settingApi.addPledgeKind({ pledgeKindId: id, name }, retry),
  change: ({ id, version }, { name }, retry) =>
    settingApi.changePledgeKind({ pledgeKindId: String(id), rowVersion: version, name }, retry),
  retire: async ({ id, name, version }, isRetired, retry, { isNationalId }) => {
    const isLawKnown = isNationalId && !isRetired && (await askLaw())
    if (isNationalId && !isRetired && !isLawKnown) return false
    const pledgeKindId = String(id)
    const entry = { pledgeKindId, name, rowVersion: version, isEnabled: !isRetired, isLawKnown }
    return settingApi.changePledgeKind(entry, retry)
  },
}

/** The kinds of cards that the desk may keep; the national ID card only for who says that the law is known. */
export function PledgePanel({ kinds, ...list }: ListProps & { kinds: AllSettings['pledgeKinds'] }) {
  const t = useTexts('visitorSetting')
  return (
    <EntryList
      {...list}
      of={pledges}
      rows={kinds}
      title={t('part_pledges')}
      lead={t('pledgesLead')}
      add={t('add_pledges')}
    />
  )
}
