declare const said: unique symbol
/** The JSON text of a `T`: made once, and put into as many messages as it belongs in. */
export type Spelled<T> = string & { readonly [said]: T }

export function json<T>(value: T): Spelled<T> {
  return JSON.stringify(value) as Spelled<T>
}

/** The texts of a message's fields, each of the type the protocol gives it. Absent ones are left out. */
export type Fields<Message extends object> = {
  readonly [Field in keyof Message]: Spelled<Message[Field]> | (undefined extends Message[Field] ? undefined : never)
}

export function spell<Message extends object>(fields: Fields<Message>): Spelled<Message> {
  let text = ''
  for (const [field, value] of Object.entries<string | undefined>(fields)) {
    if (value !== undefined) text += `${text === '' ? '{' : ','}"${field}":${value}`
  }
  return `${text}}` as Spelled<Message>
}
