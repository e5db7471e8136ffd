import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { AccountLine } from '../contract.ts'
import { countOf } from './sizes.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export type AccountAct = 'suspendAccount' | 'resumeAccount' | 'unlockAccount' | 'endSessions'

/** One account: who it is, where it belongs, and what can be done about it. */
export function AccountRow({ account, ask }: { account: AccountLine; ask: (act: AccountAct) => void }) {
  const t = useTexts('operator')
  const { suspendedAt, suspendedReason, sessionCount, isWaiting, communities } = account
  return (
    <li className="op-account">
      <div>
        <p>
          <b>{account.account}</b>　{account.name}
        </p>
        <p className="lb-14 lb-quiet">{inRow(communities.map(({ name }) => name))}</p>
        <p className="op-marks lb-line lb-gap-8 lb-wrap">
          {sessionCount > 0 && <Mark kind="waiting">{`${t('sessions')} ${countOf(sessionCount)}`}</Mark>}
          {isWaiting && <Mark kind="reminded">{t('waiting')}</Mark>}
          {suspendedAt && (
            <Mark kind="reminded">
              {t('suspendedSince', { when: speakTime(suspendedAt), reason: suspendedReason })}
            </Mark>
          )}
        </p>
      </div>
      <div className="lb-line lb-gap-8 lb-wrap">
        {isWaiting && (
          <Button size="small" onClick={() => ask('unlockAccount')}>
            {t('unlock')}
          </Button>
        )}
        {sessionCount > 0 && (
          <Button size="small" onClick={() => ask('endSessions')}>
            {t('endSessions')}
          </Button>
        )}
        <Button size="small" onClick={() => ask(suspendedAt ? 'resumeAccount' : 'suspendAccount')}>
          {t(suspendedAt ? 'resumeAccount' : 'suspendAccount')}
        </Button>
      </div>
    </li>
  )
}
