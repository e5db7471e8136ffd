import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { markKind, spokenMark } from '#modules/homes/households/web/public.ts'
import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import type { Resident } from '../shapes.ts'
import { Avatar } from './Avatar.tsx'
import { ContractLine } from './ContractLine.tsx'
import { identityName } from './identity-name.ts'
import { residentsApi } from './api.ts'

/** Milliseconds that whole numbers stand on the screen, which visitors can see. */
const shownFor = 60_000

/** Somebody's whole data once it is asked for; every ask is a view that is audited, so none happens by itself. */
function useFull(householdId: string, residentId: string) {
  const [isShown, setShown] = useState(false)
  const { data, refetch } = useQuery({
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
  return { full: isShown ? data : undefined, show, hide: () => setShown(false) }
}

export interface ResidentRowProps {
  householdId: string
  one: Resident
  onEdit: () => void
  onMove: () => void
  onHistory: () => void
}

/** One resident in a line: who, as what, how to reach them; below it only what must not be missed. */
export function ResidentRow({ householdId, one, onEdit, onMove, onHistory }: ResidentRowProps) {
  const t = useTexts('householdHome')
  const mayChange = useAllowed()([{ can: 'residents.change' }]).length > 0
  const { full, ...secret } = useFull(householdId, one.residentId)
  const identity = identityName(one.identityId)
  const { residentId, name, mobile, phone2 } = one
  return (
    <li className="hd-person">
      <Avatar name={name} path={one.avatarPath} />
      <b>{name}</b>
      <span className={`hd-identity ${identity ? 'lb-quiet' : 'lb-faint'}`}>
        {identity || t('noIdentity')}
      </span>
      <span className="hd-marks">
        <Marks>
          {one.isContact && <Mark kind="plain">{t('contact')}</Mark>}
          {one.marks.map((word) => (
            <Mark key={word} kind={markKind(word)}>
              {spokenMark(word)}
            </Mark>
          ))}
        </Marks>
      </span>
      <span className="hd-phone">
        {mobile || phone2 ? (
          <PhoneNumber holder="resident" id={residentId} name={name} masked={[mobile, phone2]} />
        ) : (
          <span className="lb-faint">{t('noPhone')}</span>
        )}
      </span>
      <span className={`hd-app lb-14 ${one.isAppUser ? 'lb-quiet' : 'lb-faint'}`}>
        {t(one.isAppUser ? 'appUser' : 'noApp')}
      </span>
      <div className="hd-acts">
        {mayChange && (
          <button
            type="button"
            className="lb-icon-button"
            aria-label={t('editOf', { name })}
            title={t('edit')}
            onClick={onEdit}
          >
            <Icon name="pen" />
          </button>
        )}
        <MoreActs one={one} full={full} {...secret} onMove={onMove} onHistory={onHistory} />
      </div>
      {(full ?? one.contractUntil ?? (one.note || undefined)) && (
        <div className="hd-below lb-14">
          {full && (
            <p className="hd-facts lb-quiet">
              <span>
                {t('birthday')} {showDay(full.birthday ?? '')}
              </span>
              <span>{t('fullShown')}</span>
            </p>
          )}
          {one.contractUntil && <ContractLine until={one.contractUntil} />}
          {one.note && <p>{one.note}</p>}
        </div>
      )}
    </li>
  )
}

type MoreActsProps = Pick<ResidentRowProps, 'one' | 'onMove' | 'onHistory'> & ReturnType<typeof useFull>

/** What is done with somebody less often. */
function MoreActs({ one, full, show, hide, onMove, onHistory }: MoreActsProps) {
  const t = useTexts('householdHome')
  const allowed = useAllowed()
  const mayChange = allowed([{ can: 'residents.change' }]).length > 0
  const mayUnmask = allowed([{ can: 'residents.unmask' }]).length > 0
  const { name, birthday } = one
  const items = [
    { key: 'history', label: t('history'), act: onHistory },
    ...(mayChange ? [{ key: 'move', label: t('move'), act: onMove }] : []),
    ...(mayUnmask && birthday
      ? [{ key: 'full', label: t(full ? 'hideFull' : 'showFull'), act: () => (full ? hide() : void show()) }]
      : []),
  ]
  return <MoreMenu label={t('moreOf', { name })} items={items} />
}
