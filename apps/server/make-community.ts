import { newId } from '#platform/contract/new-id.ts'
import { defaultDepositKinds } from '#modules/deposits/server/defaults.ts'
import {
  defaultCouriers,
  defaultKinds,
  defaultPositions,
} from '#modules/package-settings/server/option-defaults.ts'
import { insertVisitorDefaults } from '#modules/visitor-settings/server/defaults.ts'

/** Anything that runs plain SQL with positional values. */
interface Runs {
  query(text: string, values: unknown[]): Promise<unknown>
}

/** Makes a community with its services and what its desk chooses from. */
export async function makeCommunity(
  client: Runs,
  { id, name, services }: { id: string; name: string; services: readonly number[] },
): Promise<void> {
  const ids = (list: readonly unknown[]) => list.map(newId)
  await client.query('insert into community (id, name) values ($1, $2)', [id, name])
  await client.query(
    `insert into community_service (community_id, service_id, kind, position)
     select $1, service, 1, position from unnest($2::integer[]) with ordinality as given (service, position)`,
    [id, services],
  )
  await client.query(
    `insert into package_kind (community_id, id, name, is_legal, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::boolean[]) with ordinality as given`,
    [id, ids(defaultKinds), defaultKinds.map((k) => k.name), defaultKinds.map((k) => k.isLegal)],
  )
  await client.query(
    `insert into deposit_kind (community_id, number, name, position)
     select $1, given.number, given.name, given.position
     from unnest($2::smallint[], $3::text[]) with ordinality as given (number, name, position)`,
    [id, defaultDepositKinds.map((k) => k.number), defaultDepositKinds.map((k) => k.name)],
  )
  await client.query(
    `insert into courier (community_id, id, name, short_name, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as given`,
    [id, ids(defaultCouriers), defaultCouriers.map((c) => c.name), defaultCouriers.map((c) => c.shortName)],
  )
  await client.query(
    `insert into shelf_position (community_id, id, name, temperature, position)
     select $1, given.* from unnest($2::uuid[], $3::text[], $4::smallint[]) with ordinality as given`,
    [
      id,
      ids(defaultPositions),
      defaultPositions.map((p) => p.name),
      defaultPositions.map((p) => p.temperature),
    ],
  )
  await insertVisitorDefaults(client, id)
}
