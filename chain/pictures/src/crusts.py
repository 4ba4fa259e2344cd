# edges of a pizza by themselves, open in the middle, so that they lie over the picture of any flavour: same camera, same centre
from foodlib import *
import pizza

def middle(R=.855,seed=1,z=.104):
    """cuts out of the picture what the flavour's own picture shows: the cheese, and all that lies under it"""
    nu,nv=24,500; th=np.linspace(0,2*np.pi,nv,endpoint=False); c=np.stack([np.cos(th)*2.,np.sin(th)*2.,0*th],-1)
    edge=R+.018*fbm(c*1.6,3,seed=seed+5)+.012*fbm(c*6,3,seed=seed+6); t=np.linspace(0,1,nu)[:,None]; r=t*edge[None,:]
    P=np.stack([r*np.cos(th),r*np.sin(th),z-.05*np.clip(t,.93,1)**40+0*r],-1)
    M=Mat('hole'); M.t.links.new(M.node('ShaderNodeHoldout').outputs[0],M.out.inputs[0])
    return mesh('hole',P,gridfaces(nu,nv),M.m)
def m_filling():
    M=Mat('filling'); col=M.ramp(M.noise(9,3),[(.3,'#FFD060'),(.5,'#FFE092'),(.75,'#FFEFC2')])
    brown=M.math('MULTIPLY',M.ramp(M.noise(13,4,.6),[(.52,0.),(.70,1.)]),M.attr('up'))
    col=M.mix(M.math('MULTIPLY',brown,.85),col,M.ramp(M.noise(40,3),[(.3,'#E39A38'),(.7,'#B9641C')]))
    return M.pbr(col,rough=.2,spec=.55,coat=.2,normal=M.bump(M.noise(34,3),.2,.01))
def filling(seed=1,R=.945,z=.188,wide=.058,high=.042):
    """the cheese of the edge, run together along the slit on top of it"""
    nu,nv=60,1100; th=np.linspace(0,2*np.pi,nv,endpoint=False); ph=np.linspace(0,2*np.pi,nu); c=np.stack([np.cos(th)*3.,np.sin(th)*3.,0*th],-1)
    w=wide*(1+.55*fbm(c*2.2,3,seed=seed)); h=high*(1+.45*fbm(c*3.,3,seed=seed+3)); mid=R+.022*fbm(c*1.5,3,seed=seed+5)
    r=mid[None,:]+w[None,:]*np.cos(ph)[:,None]; zz=z+h[None,:]*np.sin(ph)[:,None]
    P=np.stack([r*np.cos(th),r*np.sin(th),zz],-1); P+=fbm(P*9,3,seed=seed+7)[...,None]*.012
    return mesh('filling',P,gridfaces(nu,nv),m_filling(),{'up':np.clip(np.sin(ph),0,1)[:,None]+0*zz})
def cheese(seed=4):
    """a plump edge, slit all along its top, with its cheese running out"""
    pizza.crust(seed,[(0.,.012),(.6,.008),(.93,.006),(1.04,.03),(1.10,.10),(1.085,.19),(1.02,.222),(.93,.19),(.845,.13),(.80,.06),(.7,.05),(0.,.05)],.72)
    middle(.85,seed,.112); filling(seed)
def thin(seed=6):
    """flat to the edge, crisp and dark where it is thinnest"""
    pizza.crust(seed,[(0.,.012),(.6,.008),(.90,.006),(.955,.010),(.972,.034),(.958,.062),(.915,.078),(.87,.082),(.83,.075),(.7,.05),(0.,.05)],.36,.16)
    middle(.865,seed,.088)
