import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { communityOpenings, type Opening } from '../contract.ts'

const api = client(communityOpenings)

/** One code that was made: for what, by whom, and what became of it. */
export function OpeningRow({ opening, changed }: { opening: Opening; changed: () => void }) {
  const t = useTexts('communityOpenings')
  const { state, ending, role, note } = opening
  const me = useMe()
  const when = speakTime((state === 'used' && opening.usedAt) || opening.expiresAt)
  const by = state === 'used' ? opening.usedByName : opening.revokedByName

  const { submit } = useAsked(changed)
  const revoke = () =>
    submit({
      ask: { title: t('revokeTitle'), text: t('revokeText'), ok: t('revoke') },
      work: (retry) => api.revoke({ id: opening.id }, retry),
      done: t('revoked'),
    })

  return (
    <li>
      <span className="co-what">
        <b>
          {t('ending', { ending })}　{t(`role_${role}`)}
          {note && `　${note}`}
        </b>
        <span className="lb-14">{t(`state_${state}`, { when, by })}</span>
        <span className="lb-14 lb-quiet">
          {t('by', { name: opening.issuedByName, when: speakTime(opening.issuedAt) })}
        </span>
      </span>
      {state === 'open' && me?.handles.includes(role) && (
        <Button size="small" onClick={() => void revoke()}>
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
