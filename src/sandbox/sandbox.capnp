# The Worker on one's own machine, in workerd: `public` calls public addresses only, `trial` those of this machine and its network too.
using Workerd = import "/workerd/workerd.capnp";

const public :Workerd.Config = (services = [.worker, .disk, .publicInternet], sockets = [.http, .lock]);
const trial :Workerd.Config = (services = [.worker, .disk, .anywhere], sockets = [.http, .lock]);

const worker :Workerd.Service = (name = "worker", worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  globalOutbound = "internet",
  bindings = [
    (name = "WORKSPACES", durableObjectNamespace = "Workspace"),
    (name = "GATE", durableObjectNamespace = "Gate"),
    (name = "SANDBOX_URL", fromEnvironment = "SANDBOX_URL"),
    (name = "SANDBOX_INVITATION", fromEnvironment = "SANDBOX_INVITATION"),
    (name = "SANDBOX_NEW_PER_HOUR", fromEnvironment = "SANDBOX_NEW_PER_HOUR"),
    (name = "SANDBOX_EXPIRE_DAYS", fromEnvironment = "SANDBOX_EXPIRE_DAYS"),
    (name = "SANDBOX_KEEP", fromEnvironment = "SANDBOX_KEEP"),
    (name = "SANDBOX_HTTP_CALLBACKS", fromEnvironment = "SANDBOX_HTTP_CALLBACKS"),
  ],
  durableObjectNamespaces = [
    (className = "Workspace", uniqueKey = "workspaces", enableSql = true),
    (className = "Gate", uniqueKey = "gate", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "disk"),
));

# The command starts workerd in the folder of the state.
const disk :Workerd.Service = (name = "disk", disk = (path = ".", writable = true));
const publicInternet :Workerd.Service = (name = "internet", network = (allow = ["public"], tlsOptions = (trustBrowserCas = true)));
const anywhere :Workerd.Service = (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true)));

# Here all clients have one address, and nobody may claim another one.
const http :Workerd.Socket = (name = "http", address = "127.0.0.1:4020", http = (injectRequestHeaders = [(name = "CF-Connecting-IP", value = "127.0.0.1")]), service = "worker");
# While it listens, a second sandbox does not take the same folder.
const lock :Workerd.Socket = (name = "lock", address = "unix:lock", http = (), service = "worker");
