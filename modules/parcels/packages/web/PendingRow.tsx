import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { showQueuePanel } from '#platform/web/queue/panel-shown.ts'
import type { PendingRegistration } from './pending-registrations.ts'

/** A package that has no number yet: it waits in this browser, or the server refused it. */
export function PendingRow({ one }: { one: PendingRegistration }) {
  const t = useTexts('registerPackages')
  const { entry, isSending, label, kindName, isNamed, shelfPosition } = one
  const at = new Date(entry.madeAt)
  const state = entry.refusal ? 'pendingRefused' : isSending ? 'pendingSending' : 'pending'
  return (
    <tr className="rp-pending">
      <td title={t('pendingLabel')}>
        <button
          type="button"
          className="rp-pending-state"
          aria-label={`${t(state)} ${t('pendingShow', { about: entry.about })}`}
          onClick={() => showQueuePanel(true)}
        >
          <Icon name={entry.refusal ? 'warn' : 'clock'} size={16} />
          {t(state)}
        </button>
      </td>
      <td>
        <HouseholdName label={label} />
      </td>
      <td>{t(isNamed ? 'pendingNamed' : 'wholeHousehold')}</td>
      <td title={kindName}>{kindName}</td>
      <td>{shelfPosition}</td>
      <td className="rp-right lb-quiet" title={writeTime(at)}>
        {speakTime(at).split(' ').at(-1)}
      </td>
    </tr>
  )
}
