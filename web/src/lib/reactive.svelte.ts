/** A value that pages follow, for modules that are no component. */
export function reactive<T extends object>(value: T): T {
  const followed = $state(value)
  return followed
}
