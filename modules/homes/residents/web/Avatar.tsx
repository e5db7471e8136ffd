import { StoredImage } from '#modules/keeping/files/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'

/** Somebody's photo, or the first letter of the name in a round. */
export function Avatar({ name, path }: { name: string; path: string }) {
  const maySee = useAllowed()([{ can: 'files.view' }]).length > 0
  return (
    <span className="hd-avatar" aria-hidden={path ? undefined : true}>
      {path && maySee ? (
        <StoredImage path={path} alt={name} />
      ) : (
        // The given name tells people of one family apart.
        ([...name].at(/\p{Script=Han}/u.test(name) ? -1 : 0) ?? '')
      )}
    </span>
  )
}
