import { useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Meta } from 'react-router';

/**
 * Title, description and `referrer` of the page. In a production build React Router only reads the root route’s until
 * `<Scripts/>` is rendered, which never happens here (decision 26): after hydration they come from the whole route.
 */
export function PageHead() {
  const framework = useContext(FrameworkContext);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!framework) return null;
  return (
    <FrameworkContext value={{ ...framework, isSpaMode: framework.isSpaMode && !isAlive }}>
      <Meta />
    </FrameworkContext>
  );
}
