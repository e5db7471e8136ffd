import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { assetEditPath } from '#modules/assets/paths.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { assets } from '../contract.ts'

const api = client(assets)
/** Things that have the number in theirs: the one itself is the first by number. */
const most = 50

/** What a number names in the register, and the way to it; the number alone where it names nothing, or for who may not look. */
export function AssetOfCode({ code }: { code: string }) {
  const maySee = useAllowed()([{ can: 'assets.view', service: [11, 25] }]).length > 0
  const { data } = useQuery({
    queryKey: ['assets', 'ofCode', code],
    // Looked for in the list: a number that names nothing is no mistake of whoever reads it.
    queryFn: async () =>
      (await api.list({ text: code, maxCount: most })).data.find(
        ({ displayId }) => displayId.toUpperCase() === code.toUpperCase(),
      ) ?? null,
    enabled: maySee && code !== '',
  })
  if (!data) return <>{code}</>
  return (
    <Link className="lb-link" to={assetEditPath} search={{ assetId: data.assetId } as never}>
      {code}　{data.name}
    </Link>
  )
}
