/** `hand-house`: `device` names it in the message of that name; `fits`: whether it is of this version. */
export interface HandHouseAnswer {
  readonly apps: readonly { readonly device: number; readonly name: string; readonly fits: boolean }[]
}
