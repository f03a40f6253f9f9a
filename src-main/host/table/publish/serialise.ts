declare const said: unique symbol
/** The JSON text of a `T`: made once, and put into as many messages as it belongs in. */
export type Encoded<T> = string & { readonly [said]: T }

export function json<T>(value: T): Encoded<T> {
  return JSON.stringify(value) as Encoded<T>
}

/** The texts of a message's fields, each of the type the protocol gives it. Absent ones are left out. */
export type Fields<Message extends object> = {
  readonly [Field in keyof Message]: Encoded<Message[Field]> | (undefined extends Message[Field] ? undefined : never)
}

export function serialise<Message extends object>(fields: Fields<Message>): Encoded<Message> {
  let text = ''
  for (const [field, value] of Object.entries<string | undefined>(fields)) {
    if (value !== undefined) text += `${text === '' ? '{' : ','}"${field}":${value}`
  }
  return `${text}}` as Encoded<Message>
}
