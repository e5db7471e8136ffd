import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { CallOfHousehold } from '../contract.ts'
import { useFinish } from './use-finish.ts'

/** The households to be rung up: whom to ask for, what to say, and the tick. */
export function CallList({ calls }: { calls: readonly CallOfHousehold[] }) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  const { finish, busy } = useFinish()
  return (
    <Panel grow title={t('callsTitle')} number={calls.length}>
      {calls.length === 0 && <EmptyState icon="call" title={t('callsNone')} text={t('callsNoneText')} />}
      <ul className="nt-calls">
        {calls.map((call) => (
          <li key={`${call.householdId} ${call.channel}`}>
            <span className="nt-call-head">
              <HouseholdName label={call.label} names="" />
              <Mark kind="plain">{n(`channel_${call.channel}`)}</Mark>
              {call.isUrgent && <Mark kind="reminded">{t('urgent')}</Mark>}
              <Button
                className="nt-end lb-end"
                icon={<Icon name="check" />}
                loading={busy}
                aria-label={t('finishCall', { label: call.label })}
                onClick={() => void finish([call])}
              >
                {t('finish')}
              </Button>
            </span>
            <span className="lb-14 lb-quiet">{call.text}</span>
            <span className="nt-numbers">
              {call.people.some((person) => person.mobile)
                ? call.people.map(({ residentId, name, mobile }) => (
                    <span key={residentId} className="lb-line">
                      <Icon name="call" size={16} /> {name}
                      <PhoneNumber holder="resident" id={residentId} name={name} masked={[mobile]} />
                    </span>
                  ))
                : t('noNumber')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
