import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { markKind, spokenMark } from '#modules/homes/households/web/public.ts'
import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { maskPlate } from '#platform/contract/masking.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import type { FullResident, Resident } from '../shapes.ts'
import { Avatar } from './Avatar.tsx'
import { ContractLine } from './ContractLine.tsx'
import { speakDay } from './days.ts'
import { identityName, transportName } from './identity-name.ts'
import { residentsApi } from './api.ts'

/** Milliseconds that whole numbers stand on the screen, which visitors can see. */
const shownFor = 60_000

/** Somebody's whole data once it is asked for; every ask is a view that is audited, so none happens by itself. */
function useFull(householdId: string, residentId: string) {
  const [isShown, setShown] = useState(false)
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['residents', 'full', householdId, residentId],
    queryFn: async () =>
      (await residentsApi.unmaskResident({ householdId, residentId }, { isSaid: true })).data,
    enabled: false,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), shownFor)
    return () => clearTimeout(timer)
  }, [isShown])
  async function show() {
    const answer = await refetch()
    if (answer.error) return toast(sentenceOf(answer.error), { isTrouble: true })
    setShown(true)
  }
  return { full: isShown ? data : undefined, busy: isFetching, show, hide: () => setShown(false) }
}

export interface ResidentRowProps {
  householdId: string
  one: Resident
  onEdit: () => void
  onMove: () => void
  onHistory: () => void
}

/** One resident: who, how to reach them, what they drive; and what can be done. */
export function ResidentRow({ householdId, one, onEdit, onMove, onHistory }: ResidentRowProps) {
  const t = useTexts('householdHome')
  const allowed = useAllowed()
  const mayChange = allowed([{ can: 'residents.change' }]).length > 0
  const mayUnmask = allowed([{ can: 'residents.unmask' }]).length > 0
  const { full, busy, show, hide } = useFull(householdId, one.residentId)
  const hasSecret = one.birthday !== null && one.birthday !== ''
  const identity = identityName(one.identityId)
  const { name } = one
  return (
    <li className="hd-person">
      <Avatar name={name} path={one.avatarPath} />
      <div className="hd-who">
        <p className="hd-name">
          <b>{name}</b>
          <span className={identity ? 'lb-quiet' : 'lb-faint'}>{identity || t('noIdentity')}</span>
          {one.isContact && <Mark kind="plain">{t('contact')}</Mark>}
          <Marks>
            {one.marks.map((word) => (
              <Mark key={word} kind={markKind(word)}>
                {spokenMark(word)}
              </Mark>
            ))}
          </Marks>
        </p>
        <Reach one={one} full={full} />
        <p className="hd-facts lb-14 lb-quiet">
          {one.transportations.map(({ type, plate }) => (
            <span key={`${type} ${plate}`}>
              {transportName(type)} {maskPlate(plate)}
            </span>
          ))}
          {one.movedInOn && <span>{t('movedIn', { day: speakDay(one.movedInOn) })}</span>}
          {one.isAppUser && <span>{t('appUser')}</span>}
        </p>
        {one.contractUntil && <ContractLine until={one.contractUntil} />}
        {one.note && <p className="lb-14">{one.note}</p>}
      </div>
      <div className="hd-acts">
        {mayUnmask && hasSecret && (
          <Button
            size="small"
            type="text"
            loading={busy}
            aria-label={full ? undefined : t('fullOf', { name })}
            onClick={() => (full ? hide() : void show())}
          >
            {t(full ? 'hideFull' : 'showFull')}
          </Button>
        )}
        <Button size="small" type="text" aria-label={t('historyOf', { name })} onClick={onHistory}>
          {t('history')}
        </Button>
        {mayChange && (
          <>
            <Button size="small" type="text" aria-label={t('moveOf', { name })} onClick={onMove}>
              {t('move')}
            </Button>
            <Button
              size="small"
              icon={<Icon name="pen" size={16} />}
              aria-label={t('editOf', { name })}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}

function Reach({ one, full }: { one: Resident; full: FullResident | undefined }) {
  const t = useTexts('householdHome')
  const { residentId, name, mobile, phone2 } = one
  const { birthday } = full ?? one
  return (
    <p className="hd-facts">
      {mobile || phone2 ? (
        <PhoneNumber holder="resident" id={residentId} name={name} masked={[mobile, phone2]} />
      ) : (
        <span className="lb-faint">{t('noPhone')}</span>
      )}
      {birthday && (
        <span className="lb-quiet">
          {t('birthday')} {showDay(birthday)}
        </span>
      )}
      {full && <span className="lb-14 lb-quiet">{t('fullShown')}</span>}
    </p>
  )
}
