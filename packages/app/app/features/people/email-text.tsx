/** An e-mail address that is broken before its `@`, if it does not fit into a line. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
