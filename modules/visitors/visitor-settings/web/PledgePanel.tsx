import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import type { EntryCalls } from './entries.ts'
import { EntryList } from './EntryList.tsx'
import { type AllSettings, settingApi } from './use-setting.ts'

interface PledgePanelProps {
  kinds: AllSettings['pledgeKinds']
  mayChange: boolean
  refresh: () => Promise<unknown>
}

/** The kinds of cards that the desk may keep; the national ID card only for who says that the law is known. */
export function PledgePanel({ kinds, mayChange, refresh }: PledgePanelProps) {
  const t = useTexts('visitorSetting')
  const entries = kinds.map((kind) => ({ ...kind, id: kind.pledgeKindId }))
  const newest: EntryCalls['newest'] = async (id) => {
    const all = (await settingApi.showAll({})).data.pledgeKinds
    const found = all.find((one) => one.pledgeKindId === id)
    return found && { ...found, id }
  }
  const change: EntryCalls['change'] = async ({ id, name, rowVersion }, what) => {
    const isNational = kinds.some((one) => one.pledgeKindId === id && one.isNationalId)
    const asks = isNational && what.isEnabled === true
    const isLawKnown =
      asks &&
      (await confirmBox({ title: t('lawTitle'), text: t('lawText'), ok: t('lawConfirm'), enter: false }))
    if (asks && !isLawKnown) return false
    return settingApi.changePledgeKind({ pledgeKindId: id, name, rowVersion, ...what, isLawKnown })
  }
  return (
    <EntryList
      title={t('part_pledges')}
      lead={t('pledgesLead')}
      add={t('add_pledges')}
      entries={entries}
      mayChange={mayChange}
      refresh={refresh}
      calls={{ add: (id, name) => settingApi.addPledgeKind({ pledgeKindId: id, name }), newest, change }}
    />
  )
}
