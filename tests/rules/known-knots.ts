/** Imports against the order of the areas, and within circles, that are still to be cut; none may be added. */
export const known: readonly string[] = [
  'parcels/cash -> parcels/deposits',
  'parcels/cash -> parcels/packages',
  'parcels/deposits -> parcels/cash',
  'parcels/deposits -> parcels/fast-receive',
  'parcels/deposits -> parcels/packages',
  'parcels/fast-receive -> parcels/cash',
  'parcels/fast-receive -> parcels/deposits',
  'parcels/fast-receive -> parcels/packages',
  'parcels/packages -> parcels/cash',
  'parcels/packages -> parcels/fast-receive',
]
